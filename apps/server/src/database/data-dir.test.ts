import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { StartFailure } from '../base/start-failure';
import { lockDataDir } from './data-dir';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-hold-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => join(folder, 'server.pid');

it('creates the folder, locks it and unlocks it', async () => {
  const path = join(folder, 'new', 'deep');
  const held = await lockDataDir(path);
  expect(readFileSync(join(path, 'server.pid'), 'utf8')).toBe(String(process.pid));
  expect(held.databasePath).toBe(join(path, 'database'));
  await held.release();
  expect(existsSync(join(path, 'server.pid'))).toBe(false);
});

it('does not take a folder that another process has locked', async () => {
  writeFileSync(lockFile(), String(process.ppid));
  await expect(lockDataDir(folder)).rejects.toThrow(StartFailure);
  await expect(lockDataDir(folder)).rejects.toThrow(`Prozess ${process.ppid}`);
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.ppid));
});

it('leaves a folder to a process that locked it at the same moment', async () => {
  writeFileSync(lockFile(), '999999999');
  const asked = jest.spyOn(process, 'kill').mockImplementationOnce(() => {
    writeFileSync(lockFile(), String(process.ppid));
    throw Object.assign(new Error('gone'), { code: 'ESRCH' });
  });
  await expect(lockDataDir(folder)).rejects.toThrow(`Prozess ${process.ppid}`);
  asked.mockRestore();
  expect(readdirSync(folder)).toEqual(['server.lock', 'server.pid']);
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.ppid));
});

it('does not remove the lock of another process', async () => {
  const held = await lockDataDir(folder);
  writeFileSync(lockFile(), String(process.ppid));
  await held.release();
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.ppid));
});

test.each([
  { says: 'a dead process', content: '999999999' },
  { says: 'a process with our own number in another container', content: String(process.pid) },
  { says: 'no process', content: '' },
])('takes over the lock of $says', async ({ content }) => {
  writeFileSync(lockFile(), content);
  const held = await lockDataDir(folder);
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid));
  await held.release();
});

test.each([
  { says: 'below a file', path: () => join(lockFile(), 'data') },
  { says: 'where no folder can be made', path: () => '/proc/ablesbar/data' },
])('reports in one line that it cannot write $says', async ({ path }) => {
  writeFileSync(lockFile(), '');
  await expect(lockDataDir(path())).rejects.toThrow(StartFailure);
  await expect(lockDataDir(path())).rejects.toThrow(
    /^Der Ordner .* nicht beschreibbar .*DATA_DIR.*$/,
  );
});

// Two containers that share the folder both have the process id 1.
it('does not take the folder of a server with the same process id', async () => {
  const held = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(/in einem anderen Container/);
  await held.release();
  const next = await lockDataDir(folder);
  await next.release();
});

it('loses the folder when its process is killed', async () => {
  const code = `require('node:child_process').spawn('flock', ['-n', '${folder}/server.lock', 'cat'],
    { stdio: ['pipe', 'inherit', 'inherit'] }); console.log('held');`;
  const other = spawn(process.execPath, ['-e', code]);
  await once(other.stdout, 'data');
  const isRefused = () =>
    lockDataDir(folder).then(
      ({ release }) => release().then(() => false),
      () => true,
    );
  await until(isRefused);
  other.kill('SIGKILL');
  await until(async () => !(await isRefused()));
});

// systemd and a terminal send the signal also to the process that holds the lock.
it('keeps the folder when all processes of the service are asked to end', async () => {
  const before = children();
  const kill = process.kill.bind(process);
  const asked = jest
    .spyOn(process, 'kill')
    .mockImplementation((pid, signal) => pid === process.pid || kill(pid, signal));
  const held = await lockDataDir(folder);
  const holders = children().filter((one) => !before.includes(one));
  expect(holders).toHaveLength(1);
  holders.forEach((holder) => kill(holder, 'SIGTERM'));
  await expect(lockDataDir(folder)).rejects.toThrow(StartFailure);
  expect(children()).toEqual(expect.arrayContaining(holders));
  await held.release();
  asked.mockRestore();
});

function children(): readonly number[] {
  return readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await nextTurn();
}
