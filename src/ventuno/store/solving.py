"""A law solved by a process of its own, so that a server goes on meanwhile; its result is kept with the others."""

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from ventuno.rules.law import Law

_SOLVE = "import sys; from ventuno.cli import main; sys.argv = ['ventuno', 'solve', *sys.argv[1:]]; main()"


async def solve(law: Law) -> None:
    """Takes a minute or two; cancelled, the process ends."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "law.toml"
        file.write_text(str(law), encoding="utf-8")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", _SOLVE, "--law", str(file), "--json"),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            preexec_fn=lambda: os.nice(10),  # those who play come first
        )
        try:
            await process.wait()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
