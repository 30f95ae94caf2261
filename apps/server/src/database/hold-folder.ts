import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { consoleTexts } from '../base/console-texts';
import { reasonOf, StartFailure } from '../base/start-failure';

export interface HeldFolder {
  release(): Promise<void>;
}

/** flock ends with this code if another process holds the lock. */
const IN_USE = 1;

/** sh ends with this code if there is no flock. */
const NO_FLOCK = 127;

/**
 * Waits until its input ends, which happens when our process ends in any way. A signal to all
 * processes of the service must not end it before the server has stopped. That includes flock
 * itself, which is started after the signals are ignored: if it ended, Node would close the input.
 */
const HOLD = `trap "" TERM INT HUP; exec flock -n "$0" sh -c 'echo held; cat > /dev/null'`;

/**
 * Holds the folder by a lock of the system, which Node itself does not offer. Unlike a process id, it
 * is true across containers and hosts that share the folder, and a killed process loses it.
 */
export async function holdFolder(path: string): Promise<HeldFolder> {
  const holder = spawn('sh', ['-c', HOLD, join(path, 'server.lock')], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  holder.stderr.on('data', (part) => (complaint += String(part)));
  const ended = new Promise<number | null | Error>((done) => {
    holder.on('error', done);
    holder.on('close', done);
  });
  const held = new Promise<'held'>((done) => holder.stdout.once('data', () => done('held')));
  const first = await Promise.race([held, ended]);
  if (first === IN_USE) throw new StartFailure(consoleTexts.dataDirHeld(path));
  // Systems other than Linux have no flock, and some have no sh.
  if (first === NO_FLOCK || first instanceof Error) return { release: async () => undefined };
  if (first !== 'held') {
    throw new StartFailure(consoleTexts.unlockable(path, reasonOf(new Error(complaint))));
  }
  let isReleased = false;
  void ended.then(() => {
    // Another process may write to the folder from now on.
    if (!isReleased) process.kill(process.pid, 'SIGKILL');
  });
  // Neither keeps a process alive that has nothing left to do.
  for (const one of [holder, holder.stdin, holder.stdout, holder.stderr]) {
    if ('unref' in one && typeof one.unref === 'function') one.unref();
  }
  return {
    release: async () => {
      isReleased = true;
      holder.ref();
      holder.stdin.end();
      await ended;
    },
  };
}
