import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFolder, makeDataDir } from './testing/data-folder';
import { startProcess } from './testing/server-process';

let data: DataFolder;
let child: ChildProcessWithoutNullStreams | null = null;
beforeEach(() => {
  data = makeDataDir();
});
afterEach(() => {
  // Processes that a failed test left running would outlive the test run.
  child?.kill('SIGKILL');
  data.remove();
});

function run(environment: Record<string, string>) {
  const running = startProcess({ DATA_DIR: data.path, ...environment });
  child = running.started;
  return running;
}

it.each([
  { says: 'a port that is none', environment: { PORT: 'achtzig' }, line: 'PORT=achtzig' },
  { says: 'a folder that cannot be', environment: { DATA_DIR: '/proc/x' }, line: '/proc/x' },
])('ends with one line on $says', async ({ environment, line }) => {
  const { code, out, err } = await run(environment).ended;
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trimEnd().split('\n')).toEqual([expect.stringContaining(line)]);
});

it.each(['SIGTERM', 'SIGINT'] as const)('closes its database on %s', async (signal) => {
  const { started, isUp, ended } = run({});
  await isUp;
  expect(existsSync(join(data.path, 'server.pid'))).toBe(true);
  started.kill(signal);
  expect(await ended).toMatchObject({ code: 0, err: '' });
  expect(existsSync(join(data.path, 'server.pid'))).toBe(false);
});
