import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Starts a program of Debian's and waits for the line that says that it is ready. */
export async function startProgram(
  program: string,
  args: readonly string[],
  { ready, cwd }: { readonly ready: RegExp; readonly cwd: string },
): Promise<{ end(signal: NodeJS.Signals): Promise<void> }> {
  const child = spawn(program, args, {
    ...asNobody(),
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  let log = '';
  const isUp = new Promise<boolean>((done) => {
    child.stderr.on('data', (part) => {
      log += String(part);
      if (ready.test(log)) done(true);
    });
  });
  if (!(await Promise.race([isUp, ended.then(() => false)]))) throw new Error(log);
  return {
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

/** PostgreSQL's programs and PgBouncer refuse to run as root. */
export function asNobody(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
