"""The shape of an attack: a target, and what is sent to it how often by how many.

A gene is one choice out of a ladder, mildest first, so that a neighbour is a small change. Nothing
here knows what the genes mean; see `tests.attacks.search.target`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

__all__ = ["Gene", "Ladders", "Shape"]

Gene = int | str
Ladders = Mapping[str, tuple[Gene, ...]]


@dataclass(frozen=True, slots=True)
class Shape:
    """What an attack is made of; with its seed always the same bytes, as far as it can decide."""

    target: str
    genes: Mapping[str, Gene]
    seed: int = 0

    @classmethod
    def first(cls, target: str, ladders: Ladders) -> "Shape":
        """The mildest one."""
        return cls(target, {name: ladder[0] for name, ladder in ladders.items()})

    @classmethod
    def drawn(cls, target: str, ladders: Ladders, random: Random) -> "Shape":
        """Any one; half of its genes stay as mild as they can be."""
        genes = {
            name: random.choice(ladder) if random.random() < 0.5 else ladder[0]
            for name, ladder in ladders.items()
        }
        return cls(target, genes, random.randrange(1 << 16))

    def mutated(self, ladders: Ladders, random: Random) -> "Shape":
        """One like it, with one or two genes changed: to a neighbour, or to anything."""
        genes = dict(self.genes)
        changeable = [name for name, ladder in ladders.items() if len(ladder) > 1]
        for name in random.sample(changeable, min(len(changeable), random.choice((1, 2)))):
            genes[name] = _changed(genes[name], ladders[name], random)
        return replace(self, genes=genes, seed=random.randrange(1 << 16))

    def count(self, name: str) -> int:
        """A gene that is a number."""
        return int(self.genes[name])

    def __str__(self) -> str:
        """For the report."""
        return f"{self.target}: {', '.join(f'{name} {gene}' for name, gene in self.genes.items())}"


def _changed(gene: Gene, ladder: tuple[Gene, ...], random: Random) -> Gene:
    others = [other for other in ladder if other != gene]
    at = ladder.index(gene) if gene in ladder else 0
    near = [ladder[step] for step in (at - 1, at + 1) if 0 <= step < len(ladder)]
    return random.choice(near if random.random() < 0.5 else others)
