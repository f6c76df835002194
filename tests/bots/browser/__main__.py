"""Answers questions without numpy and numba, as in a browser: pickled, from standard input.

The module's path is the argument.
"""

import pickle
import sys
from pathlib import Path

from hashi.compiler.browser import install
from tests.bots.browser.answer import Question, answer
from tests.bots.browser.machine import NodeMachine

machine = NodeMachine(Path(sys.argv[1]))
install(machine)
questions: list[Question] = pickle.load(sys.stdin.buffer)  # noqa: S301  from the test
pickle.dump([answer(question) for question in questions], sys.stdout.buffer)
assert "numba" not in sys.modules
machine.close()
