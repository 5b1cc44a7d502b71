# The page of the rules.

book-title = The rules side by side
book-side-by-side = Side by side
book-only-different = Only what differs
book-source = Source: { $source }
book-differs-legend = A mark in the margin: the published rulesets differ here.
book-readings = How we read it
book-about = About
