"""Formats: stages and brackets as data, checked, read from files and planned through."""
