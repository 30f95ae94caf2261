const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Runs `cleanUp` once when the command is told to stop, then leaves with the shell's usual code. */
export function onInterrupt(cleanUp) {
  let isStopping = false;
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.on(signal, async () => {
      // npm passes on the Ctrl+C that the terminal has sent already; one is enough.
      if (isStopping) return;
      isStopping = true;
      await cleanUp(signal);
      process.exit(code);
    });
  }
}
