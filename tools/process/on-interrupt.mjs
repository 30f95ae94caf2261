const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

const cleanUps = [];
let isStopping = false;

async function leave(signal) {
  // The terminal sends Ctrl+C, and npm sends it again. The second one is ignored.
  if (isStopping) return;
  isStopping = true;
  // In reverse order: the last started part stops first.
  for (const cleanUp of cleanUps.reverse()) await cleanUp(signal);
  process.exit(EXIT_CODES[signal]);
}

/** Runs `cleanUp` when a signal stops the command, which then ends with the usual exit code. */
export function onInterrupt(cleanUp) {
  if (cleanUps.length === 0) {
    for (const signal of Object.keys(EXIT_CODES)) process.on(signal, leave);
  }
  cleanUps.push(cleanUp);
}

export const exitCodeOfSignal = (signal) => EXIT_CODES[signal] ?? 1;
