import { readFileSync } from 'node:fs';

/**
 * Whether a program still runs. A zombie has ended; only its parent has not asked for its exit
 * code.
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    // It has just ended, or this system has no /proc. Then the next look decides.
    return true;
  }
}

/** The programs that still run after a moment, which the system needs to end them. */
export async function aliveOf(pids) {
  for (let tries = 0; tries < 50 && pids.some(isAlive); tries += 1) {
    await new Promise((done) => setTimeout(done, 20));
  }
  return pids.filter(isAlive);
}
