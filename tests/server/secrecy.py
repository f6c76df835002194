"""What no message may tell."""

import json

import hashi


def check_unrevealed(text: str, order: list[str], revealed: int) -> None:
    """No card to come stands anywhere but in the list of all cards, in deck order."""
    message = json.loads(text)
    if message["type"] == "view":
        assert message.pop("deck") == [str(card) for card in hashi.deck()]
        assert message["seen"] == order[: len(message["seen"])]
    assert len(message.get("seen", [])) <= revealed
    rest = json.dumps(message)
    for card in order[revealed:]:
        assert f'"{card}"' not in rest
