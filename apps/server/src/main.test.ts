import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFolder, makeDataDir } from './testing/data-folder';
import { builtProgram, startProcess } from './testing/server-process';
import { DEMO_LOGIN } from './testing/whole-server';

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
  { says: 'an invalid port', environment: { PORT: 'achtzig' }, line: 'PORT=achtzig' },
  {
    says: 'an invalid port, in English',
    environment: { PORT: 'achtzig', LC_ALL: 'en_GB.UTF-8' },
    line: 'PORT=achtzig is no port',
  },
  { says: 'a folder that cannot exist', environment: { DATA_DIR: '/proc/x' }, line: '/proc/x' },
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

// DEMO=1 was the switch of the demo while it was part of the server.
it('serves no demo and creates no demo accounts, also with DEMO=1', async () => {
  const { isUp } = run({ DEMO: '1' });
  const url = await isUp;
  const calls = await (await fetch(`${url}/api/openapi.json`)).text();
  expect(calls).not.toContain('demo');
  const login = await fetch(`${url}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_LOGIN),
  });
  expect(login.status).toBe(401);
});

it.each([
  { program: 'main', hasDemo: false },
  { program: 'operator', hasDemo: false },
  { program: 'main-with-demo', hasDemo: true },
] as const)('$program.js contains the demo: $hasDemo', ({ program, hasDemo }) => {
  const code = readFileSync(builtProgram(program), 'utf8');
  expect(/demo-(site|kunde)|Vorführ/.test(code)).toBe(hasDemo);
});
