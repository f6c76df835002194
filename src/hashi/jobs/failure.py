"""Why a job has no answer. Imports nothing, so that callers need no pool of processes."""

__all__ = ["JobFailed", "JobUnavailable", "TooManyJobs", "WorkerLost"]


class JobFailed(Exception):  # noqa: N818  the worker's failure, not ours
    """A job ended with an exception; the log has its kind and place."""


class WorkerLost(Exception):  # noqa: N818  as above
    """A job was given up: the workers that had it died, were too slow, or could not be started."""


class TooManyJobs(Exception):  # noqa: N818  as above
    """Too many jobs of this kind are waiting for the same asker."""


class JobUnavailable(Exception):  # noqa: N818  as above
    """Jobs of this kind cannot be run here, but on a server."""
