const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

const cleanUps = [];
let isStopping = false;

async function leave(signal) {
  // npm passes on the Ctrl+C that the terminal has sent already; one is enough.
  if (isStopping) return;
  isStopping = true;
  // The last one started is the first one ended.
  for (const cleanUp of cleanUps.reverse()) await cleanUp(signal);
  process.exit(EXIT_CODES[signal]);
}

/**
 * Runs `cleanUp` when the command is told to stop; afterwards it leaves with the shell's usual
 * code.
 */
export function onInterrupt(cleanUp) {
  if (cleanUps.length === 0) {
    for (const signal of Object.keys(EXIT_CODES)) process.on(signal, leave);
  }
  cleanUps.push(cleanUp);
}

export const exitCodeOfSignal = (signal) => EXIT_CODES[signal] ?? 1;
