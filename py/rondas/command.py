"""The command as a shell starts it: Ctrl-C ends it with one line, whenever it comes.

It imports next to nothing, to be there soon.
"""

import os
import signal
import sys

STATUS = 128 + signal.SIGINT
LINE = "rondas: interrupted"


def run() -> None:
    """Run the command line, whose modules take a while to import, and leave."""
    listens = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if listens:
        signal.signal(signal.SIGINT, _leave)
    from rondas.__main__ import main

    try:
        if listens:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        status = main()
        if listens:
            signal.signal(signal.SIGINT, _leave)
    except KeyboardInterrupt:
        print(LINE, file=sys.stderr, flush=True)
        # Whatever else is begun ends now, and would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        status = STATUS
    sys.exit(status)


def _leave(signum: int, frame: object) -> None:
    os.write(2, f"{LINE}\n".encode())
    os._exit(STATUS)
