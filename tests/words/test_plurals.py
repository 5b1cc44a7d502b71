"""Numbers in messages of the program and the pages, with every plural form of their language."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]


def said(path: str, key: str, **values: int | str) -> str:
    """Return a formatted message; its language is the folder of its file."""
    file = ROOT / path
    bundle = FluentBundle([file.parent.name], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    found, errors = bundle.format_pattern(pattern, values)
    assert not errors
    return str(found).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("path", "key", "number", "forms"),
    [
        pytest.param(
            "web/src/words/ru/table.ftl",
            "table-empty-opening",
            "needed",
            {1: "на 1 очко.", 22: "на 22 очка.", 30: "на 30 очков."},
            id="ru table-empty-opening",
        ),
        pytest.param(
            "web/src/words/ru/table.ftl",
            "say-your-turn-open",
            "needed",
            {21: "не меньше чем на 21 очко или", 30: "не меньше чем на 30 очков или"},
            id="ru say-your-turn-open",
        ),
        pytest.param(
            "web/src/words/pl/table.ftl",
            "say-your-turn-open",
            "needed",
            {22: "otwarcie za co najmniej 22 punkty", 30: "otwarcie za co najmniej 30 punktów"},
            id="pl say-your-turn-open",
        ),
        pytest.param(
            "src/stolik/words/ru/terms.ftl",
            "terms-late-missed",
            "points",
            {1: "минус 1 малое очко.", 3: "минус 3 малых очка.", 15: "минус 15 малых очков."},
            id="ru terms-late-missed",
        ),
        pytest.param(
            "src/stolik/words/pl/terms.ftl",
            "terms-redeal",
            "count",
            {1: "co najmniej jeden dublet", 3: "co najmniej 3 dublety", 5: "co najmniej 5 dubletów"},
            id="pl terms-redeal",
        ),
        pytest.param(
            "src/stolik/words/pl/rules.ftl",
            "breach-opening-below-threshold",
            "points",
            {1: "co najmniej 1 punktu", 30: "co najmniej 30 punktów"},
            id="pl breach-opening-below-threshold",
        ),
        pytest.param(
            "web/src/words/en/hall.ftl",
            "hall-told-soon",
            "seconds",
            {1: "1 second left.", 10: "10 seconds left."},
            id="en hall-told-soon",
        ),
        pytest.param(
            "web/src/words/ru/hall.ftl",
            "hall-wins-of",
            "count",
            {1: "побед из 1 игры", 6: "побед из 6 игр"},
            id="ru hall-wins-of",
        ),
        pytest.param(
            "web/src/words/pl/hall.ftl",
            "hall-wins-of",
            "count",
            {1: "wygrane (na 1 grę)", 3: "wygrane (na 3 gry)", 6: "wygrane (na 6 gier)"},
            id="pl hall-wins-of",
        ),
    ],
)
def test_every_number_has_its_form(path: str, key: str, number: str, forms: dict[int, str]) -> None:
    told = {count: said(path, key, **{number: count}) for count in forms}

    assert {count: form for count, form in forms.items() if form not in told[count]} == {}
