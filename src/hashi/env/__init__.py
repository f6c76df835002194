"""Environments for learning: Gymnasium, PettingZoo, OpenSpiel, and many games in one call.

All of them stand on one lock-step core (`hashi.env.core`), so they share actions, masks,
observations and rewards; see docs/research.md. Each framework is imported only by its own module:
`hashi.env.gym`, `hashi.env.pettingzoo`, `hashi.env.openspiel`. `hashi.env.batch` needs none.
"""
