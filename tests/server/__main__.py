"""Write the copy of the rulebook's clauses that travels with the package."""

from pathlib import Path

from stolik.server.clauses import FILE, read_clauses, written

ROOT = Path(__file__).parents[2]

if __name__ == "__main__":
    page = (ROOT / "docs/rulebook.md").read_text(encoding="utf-8")
    (ROOT / "src/stolik/server" / FILE).write_bytes(written(read_clauses(page)))
