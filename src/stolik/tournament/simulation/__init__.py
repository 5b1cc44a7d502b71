"""A tournament played through with invented results."""
