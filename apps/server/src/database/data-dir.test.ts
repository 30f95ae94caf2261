import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from '../base/start-failure';
import { lockDataDir } from './data-dir';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-hold-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => join(folder, 'server.pid');

it('creates the folder, locks it and unlocks it', () => {
  const path = join(folder, 'new', 'deep');
  const held = lockDataDir(path);
  expect(readFileSync(join(path, 'server.pid'), 'utf8')).toBe(String(process.pid));
  expect(held.databasePath).toBe(join(path, 'database'));
  held.release();
  expect(existsSync(join(path, 'server.pid'))).toBe(false);
});

it('does not take a folder that another process has locked', () => {
  writeFileSync(lockFile(), String(process.ppid));
  expect(() => lockDataDir(folder)).toThrow(StartFailure);
  expect(() => lockDataDir(folder)).toThrow(`Prozess ${process.ppid}`);
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.ppid));
});

it('leaves a folder to a process that locked it at the same moment', () => {
  writeFileSync(lockFile(), '999999999');
  const asked = jest.spyOn(process, 'kill').mockImplementationOnce(() => {
    writeFileSync(lockFile(), String(process.ppid));
    throw Object.assign(new Error('gone'), { code: 'ESRCH' });
  });
  expect(() => lockDataDir(folder)).toThrow(`Prozess ${process.ppid}`);
  asked.mockRestore();
  expect(readdirSync(folder)).toEqual(['server.pid']);
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.ppid));
});

it('does not remove the lock of another process', () => {
  const held = lockDataDir(folder);
  writeFileSync(lockFile(), String(process.ppid));
  held.release();
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.ppid));
});

test.each([
  { says: 'a dead process', content: '999999999' },
  { says: 'a process with our own number in another container', content: String(process.pid) },
  { says: 'no process', content: '' },
])('takes over the lock of $says', ({ content }) => {
  writeFileSync(lockFile(), content);
  lockDataDir(folder);
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid));
});

test.each([
  { says: 'below a file', path: () => join(lockFile(), 'data') },
  { says: 'where no folder can be made', path: () => '/proc/ablesbar/data' },
])('reports in one line that it cannot write $says', ({ path }) => {
  writeFileSync(lockFile(), '');
  expect(() => lockDataDir(path())).toThrow(StartFailure);
  expect(() => lockDataDir(path())).toThrow(/^Der Ordner .* nicht beschreibbar .*DATA_DIR.*$/);
});
