"""The ids of all rules of the game; each must have a test that names it."""

_GROUPS = {"C": 4, "S": 4, "T": 17, "V": 8, "O": 3, "M": 5}

RULE_IDS = tuple(f"{letter}{n}" for letter, last in _GROUPS.items() for n in range(1, last + 1))
