"""Who stands where: standings, ties, cuts and the final ranking."""
