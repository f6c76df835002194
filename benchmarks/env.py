"""How fast the environments of hashi.env are at random play, on one core, beside others.

Steps per second of processor time, so that a busy machine does not matter much. A step is one
action of one agent. Prints whether the aims are reached.
"""

import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel

from hashi.env.batch import Batch
from hashi.env.gym import Solo
from hashi.env.pettingzoo import AgentByAgent, env, parallel_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.classic.connect_four import connect_four

import hashi.env.openspiel  # noqa: F401  registers the game

SECONDS = 2.0
PASSES = 3
BATCH_AIM = 400_000


def best_rate(play: Callable[[], int]) -> float:
    """Steps per second of processor time, in the fastest of several passes."""
    play()  # compiles, loads
    return max(rate(play) for _ in range(PASSES))


def rate(play: Callable[[], int]) -> float:
    """Steps per second of processor time; `play` returns how many it took."""
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS / PASSES:
        steps += play()
    return steps / (time.process_time() - began)


def batch_play(games: int) -> Callable[[], int]:
    """A hundred steps of a batch."""
    batch = Batch("A", games, seed=1)

    def play() -> int:
        for _ in range(100):
            batch.step(batch.sample())
        return 100 * games

    return play


def gym_play(environment: gymnasium.Env[Any, Any]) -> Callable[[], int]:
    """One episode of a Gymnasium environment with masks in its observations, if it has any."""
    environment.reset(seed=1)
    environment.action_space.seed(1)

    def play() -> int:
        observation, _ = environment.reset()
        steps, over = 0, False
        while not over:
            mask = observation["action_mask"] if isinstance(observation, dict) else None
            action = environment.action_space.sample(mask)
            observation, _, over, _, _ = environment.step(action)
            steps += 1
        return steps

    return play


def parallel_play() -> Callable[[], int]:
    """One game of two seats that choose at once."""
    environment = parallel_env("A", 2)
    environment.reset(seed=1)

    def play() -> int:
        observations, _ = environment.reset()
        steps = 0
        while environment.agents:
            actions = {
                name: environment.action_space(name).sample(observations[name]["action_mask"])
                for name in environment.agents
            }
            observations = environment.step(actions)[0]
            steps += len(actions)
        return steps

    return play


def aec_play(environment: Any) -> Callable[[], int]:
    """One game of a PettingZoo environment that asks agent by agent."""
    environment.reset(seed=1)

    def play() -> int:
        environment.reset()
        steps = 0
        for name in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            environment.step(environment.action_space(name).sample(observation["action_mask"]))
            steps += 1
        return steps

    return play


def spiel_play() -> Callable[[], int]:
    """One game of two seats in OpenSpiel."""
    game, chance = pyspiel.load_game("python_hashi", {"players": 2}), random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def main() -> None:
    """Print the figures."""
    rates: dict[str, float] = {}

    def measure(name: str, play: Callable[[], int]) -> None:
        rates[name] = best_rate(play)
        print(f"{name:42} {rates[name]:>10,.0f}", flush=True)

    print(f"numpy {np.__version__}; steps per second of processor time, random play")
    for games in (1, 64, 256):
        measure(f"hashi.env.batch, {games} at once", batch_play(games))
    measure("hashi.env.gym", gym_play(Solo("A")))
    measure("hashi.env.pettingzoo, parallel", parallel_play())
    measure("hashi.env.pettingzoo, AEC", aec_play(AgentByAgent("A", 2)))
    measure("hashi.env.pettingzoo, AEC, wrapped", aec_play(env("A", 2)))
    measure("hashi.env.openspiel", spiel_play())
    measure("PettingZoo connect_four", aec_play(connect_four.raw_env()))
    measure("PettingZoo connect_four, wrapped", aec_play(connect_four.env()))
    measure("Gymnasium Blackjack", gym_play(gymnasium.make("Blackjack-v1")))
    aim = rates["hashi.env.batch, 256 at once"] >= BATCH_AIM
    print(f"batch of 256 at least {BATCH_AIM:,}: {'yes' if aim else 'NO'}")
    for kind in ("", ", wrapped"):
        rival = rates[f"PettingZoo connect_four{kind}"]
        ours = {name: rates[name] for name in rates if name.startswith("hashi.env.p")}
        ours |= {name: rates[name] for name in ("hashi.env.gym", "hashi.env.openspiel")}
        slower = [name for name, its in ours.items() if its < rival]
        print(f"slower than connect_four{kind}: {', '.join(slower) or 'none'}")


if __name__ == "__main__":
    main()
