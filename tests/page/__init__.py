"""The page's twin of the judge (web/src/judge) gives the answers of the rules."""
