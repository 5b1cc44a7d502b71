"""Score sheets: what was typed, its results, and the steps until a sheet is closed."""
