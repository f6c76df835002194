"""Train a small policy by its own games, and draw its learning curve: numpy only, some minutes.

    python examples/policy.py --minutes 3 --out curve.svg

Cells begin with `# %%`, so editors run it like a notebook. REINFORCE with a baseline over
`hashi.env.batch`: simple on purpose, and far from what our bots reach (docs/bots.md).
"""

# %% The environment: 256 games at once
import argparse
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt

from hashi.env.batch import Batch
from hashi.env.observation import Layout

Array = npt.NDArray[np.float32]
GAMES, STEPS = 256, 108  # about two games in a row for each
HIDDEN, RATE = 128, 2e-3


# %% What the network sees: numbers and bridges one by one, the card, the step and the round
def features(observations: npt.NDArray[np.int8], layout: Layout) -> Array:
    """One row of zeros and ones, and the round, for each observation."""
    seen = observations.astype(np.int64)
    parts = [
        np.eye(7, dtype=np.float32)[seen[:, layout.numbers()]].reshape(len(seen), -1),
        np.eye(3, dtype=np.float32)[seen[:, layout.bridges()]].reshape(len(seen), -1),
        np.eye(4, dtype=np.float32)[seen[:, 1]],
        np.eye(7, dtype=np.float32)[seen[:, 2]],
        np.eye(4, dtype=np.float32)[seen[:, 3]],
        (seen[:, :1] / 17).astype(np.float32),
    ]
    return np.hstack(parts)


# %% The policy: one hidden layer, masked softmax, Adam
class Policy:
    """Weights, and how they are improved."""

    def __init__(self, inputs: int, actions: int, random: np.random.Generator) -> None:
        scale = inputs**-0.5
        self.weights = [
            random.normal(0, scale, (inputs, HIDDEN)).astype(np.float32),
            np.zeros((HIDDEN, actions), np.float32),
        ]
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._updates = 0

    def chances(self, rows: Array, masks: npt.NDArray[np.int8]) -> tuple[Array, Array]:
        """The hidden layer, and how likely each allowed action is."""
        hidden = np.tanh(rows @ self.weights[0])
        scores = np.where(masks == 1, hidden @ self.weights[1], -np.inf)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, scores / scores.sum(axis=1, keepdims=True)

    def improve(
        self,
        rows: Array,
        masks: npt.NDArray[np.int8],
        actions: npt.NDArray[np.int64],
        gains: Array,
    ) -> None:
        """Make actions that gained more than expected more likely."""
        hidden, chances = self.chances(rows, masks)
        slope = -chances
        slope[np.arange(len(rows)), actions] += 1
        slope *= gains[:, None] / len(rows)
        back = slope @ self.weights[1].T * (1 - hidden**2)
        self._updates += 1
        for place, gradient in enumerate((rows.T @ back, hidden.T @ slope)):
            self._means[place] = 0.9 * self._means[place] + 0.1 * gradient
            self._squares[place] = 0.999 * self._squares[place] + 0.001 * gradient**2
            mean = self._means[place] / (1 - 0.9**self._updates)
            square = self._squares[place] / (1 - 0.999**self._updates)
            self.weights[place] += RATE * mean / (np.sqrt(square) + 1e-8)


# %% Playing: all steps of all games, and the points each step was followed by
def draw(chances: Array, random: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action for each row, by its chances."""
    threshold = random.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
    actions: npt.NDArray[np.int64] = (chances.cumsum(axis=1) > threshold).argmax(axis=1)
    return actions


def train(seconds: float, seed: int = 1) -> list[float]:
    """Train for some seconds of processor time; the mean points of every pass over the games."""
    random, batch = np.random.default_rng(seed), Batch("A", GAMES, seed)
    observations, masks = (array[:, 0] for array in batch.reset())
    policy = Policy(features(observations, batch.layout).shape[1], batch.actions.count, random)
    curve, began = list[float](), time.process_time()
    while not curve or time.process_time() - began < seconds:
        kept, totals = [], []
        for _ in range(STEPS):
            rows = features(observations, batch.layout)
            actions = draw(policy.chances(rows, masks)[1], random)
            step = batch.step(actions)
            kept.append((rows, masks, actions, step.rewards[:, 0], step.done, observations[:, 0]))
            totals += step.totals[step.done, 0].tolist()
            observations, masks = step.observations[:, 0], step.masks[:, 0]
        curve.append(float(np.mean(totals)))
        rows, seen, actions, rewards, done, rounds = (
            np.stack(part) for part in zip(*kept, strict=True)
        )
        to_come, whole = _to_come(rewards, done)
        baseline = np.array([to_come[whole & (rounds == at)].mean() for at in range(18)])
        gains = (to_come - baseline[rounds])[whole]
        gains /= gains.std() + 1e-8
        policy.improve(rows[whole], seen[whole], actions[whole], gains.astype(np.float32))
    return curve


def _to_come(rewards: Array, done: npt.NDArray[np.bool_]) -> tuple[Array, npt.NDArray[np.bool_]]:
    """The points from each step to the end of its game, and whether that end was reached."""
    points, whole = np.zeros_like(rewards), np.zeros_like(done)
    after, ended = np.zeros(rewards.shape[1], np.float32), np.zeros(rewards.shape[1], np.bool_)
    for step in range(len(rewards) - 1, -1, -1):
        after = np.where(done[step], 0, after) + rewards[step]
        ended = ended | done[step]
        points[step], whole[step] = after, ended
    return points, whole


# %% The curve, as a picture
def curve_svg(curve: list[float]) -> str:
    """Mean points over the passes."""
    low, high = min(curve), max(curve)
    across = np.linspace(40, 590, len(curve))
    down = [260 - 230 * (points - low) / max(high - low, 1e-9) for points in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in zip(across, down, strict=True))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif">'
        '<rect width="600" height="300" fill="white"/>'
        f'<polyline points="{line}" fill="none" stroke="#1d5a7a" stroke-width="2"/>'
        f'<text x="4" y="34" font-size="13">{high:.1f}</text>'
        f'<text x="4" y="264" font-size="13">{low:.1f}</text>'
        f'<text x="200" y="292" font-size="13">mean points in {len(curve)} passes</text></svg>\n'
    )


# %% Run it
def main() -> None:
    """Train, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--out", type=Path, default=Path("curve.svg"))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    curve = train(60 * given.minutes, given.seed)
    given.out.write_text(curve_svg(curve), "utf-8")
    print(f"{curve[0]:.1f} points at first, {np.mean(curve[-5:]):.1f} after {len(curve)} passes")


if __name__ == "__main__":
    main()
