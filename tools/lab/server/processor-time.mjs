import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

function statOf(pid) {
  try {
    // The name of the program, in brackets, may contain spaces.
    const [, ppid, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const [own, ownInKernel, ended, endedInKernel] = fields.slice(9, 13).map(Number);
    return { ppid: Number(ppid), ms: (own + ownInKernel + ended + endedInKernel) * TICK_MS };
  } catch {
    // It has ended in the meantime.
    return { ppid: 0, ms: 0 };
  }
}

/** The processor time that processes and their children have taken, in ms. */
export function processorMs(pids) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all
    .map((pid) => ({ pid: Number(pid), ...statOf(pid) }))
    .filter(({ pid, ppid }) => pids.includes(pid) || pids.includes(ppid))
    .reduce((sum, { ms }) => sum + ms, 0);
}
