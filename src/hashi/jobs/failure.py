"""Why a job has no answer. Imports nothing, so that callers need no pool of processes."""

__all__ = ["JobFailed", "JobUnavailable", "TooManyJobs", "WorkerLost"]


class JobFailed(Exception):
    """A job ended with an exception; the log has its kind and place."""


class WorkerLost(Exception):
    """A job was given up: the workers that had it died, were too slow, or could not be started."""


class TooManyJobs(Exception):
    """Too many jobs of this kind are waiting for the same address, or too many jobs in all."""


class JobUnavailable(Exception):
    """Jobs of this kind cannot be run here, but on a server."""
