"""Score sheets: what was typed, what it comes to, and the steps until a sheet is closed."""
