import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from '../base/start-failure';
import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { keyFileAt } from './key-file';
import { readKeysRegularly } from './read-keys-regularly';
import { rotateKeys } from './rotate-keys';
import { openSigningKeys, type SigningKeys } from './signing-keys';

const START = new Date('2026-11-24T09:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let opened: OpenDatabase;
let folder: string;
let now: Date;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
});
afterAll(() => opened.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-keys-'));
  now = START;
  await opened.database.deleteFrom('signing_key').execute();
  await opened.database.deleteFrom('setting').execute();
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = () => join(folder, 'key');
const parts = () => ({ database: opened.database, clock: () => now });
const openKeys = (at = path()) => openSigningKeys(parts(), keyFileAt(at));
const after = (ms: number) => {
  now = new Date(START.getTime() + ms);
};
const rotate = (change: object = {}) =>
  rotateKeys(
    opened.database,
    keyFileAt(path()),
    { isAtOnce: false, hasNewFile: false, now, ...change },
    { record: async () => undefined },
  );
const kidOf = (keys: SigningKeys) => keys.current().kid;
const plain = Buffer.alloc(32, 5).toString('base64');
const keepPlain = () =>
  opened.database.insertInto('setting').values({ name: 'signing-key', value: plain }).execute();
const settings = () => opened.database.selectFrom('setting').select('value').execute();

it('makes key and key file at the first start, and only its owner may read the file', async () => {
  const keys = await openKeys();
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  const { kid, key } = keys.current();
  const rows = JSON.stringify(
    await opened.database.selectFrom('signing_key').selectAll().execute(),
  );
  expect(rows).toContain(kid);
  expect(rows).not.toContain(Buffer.from(key).toString('base64').slice(0, 20));
  expect(await (await openKeys()).find(kid)).toMatchObject({ kid, key });
});

it('two servers that start at once share the key', async () => {
  const [one, other] = await Promise.all([openKeys(), openKeys()]);
  expect(kidOf(one)).toBe(kidOf(other));
});

it.each([
  { says: 'is missing', file: null, line: /fehlt.*KEY_FILE.*rotate keys --new-file/ },
  {
    says: 'belongs to another database',
    file: Buffer.alloc(32, 1).toString('base64'),
    line: /anderen Datenbank.*KEY_FILE.*rotate keys --new-file/,
  },
  { says: 'has no key in it', file: 'abc', line: /keinen Schlüssel.*rotate keys --new-file/ },
])(
  'a start ends with one line if the key file $says, and makes no file',
  async ({ file, line }) => {
    await openKeys();
    rmSync(path());
    if (file !== null) writeFileSync(path(), file);
    await expect(openKeys()).rejects.toThrow(StartFailure);
    await expect(openKeys()).rejects.toThrow(line);
    if (file === null) expect(() => statSync(path())).toThrow('ENOENT');
    else expect(readFileSync(path(), 'utf8')).toBe(file);
  },
);

it('a rotation gives a new key, and the one before is good until its last token ends', async () => {
  const keys = await openKeys();
  const before = kidOf(keys);
  after(1);
  await rotate();
  after(MINUTE_MS);
  await keys.readAgain();
  expect(kidOf(keys)).not.toBe(before);
  after(30 * MINUTE_MS);
  expect(await keys.find(before)).not.toBeNull();
  after(30 * MINUTE_MS + 1);
  expect(await keys.find(before)).toBeNull();
  await rotate();
  const kids = await opened.database.selectFrom('signing_key').select('kid').execute();
  expect(kids).toHaveLength(2);
  expect(kids).not.toContainEqual({ kid: before });
});

it('a running server reads the keys every minute, also after a failure, and a stopped one does not', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const warn = jest.fn();
  const readAgain = jest.fn(() => Promise.reject(new Error('away')));
  const { stop } = readKeysRegularly({ readAgain }, { warn });
  await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(readAgain).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(2);
  await stop();
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(readAgain).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it('a server knows the new key of another server as soon as it meets it', async () => {
  const [one, other] = [await openKeys(), await openKeys()];
  after(5000);
  await rotate();
  after(MINUTE_MS);
  await one.readAgain();
  const kid = kidOf(one);
  expect(await other.find(kid)).toMatchObject({ kid });
});

it.each([{ isAtOnce: true }, { hasNewFile: true }])('%j ends the key before', async (how) => {
  const keys = await openKeys();
  const before = kidOf(keys);
  const file = readFileSync(path(), 'utf8');
  await rotate(how);
  expect(readFileSync(path(), 'utf8') === file).toBe('isAtOnce' in how);
  const restarted = await openKeys();
  expect(await restarted.find(before)).toBeNull();
  expect(kidOf(restarted)).not.toBe(before);
});

it('the key of an earlier version signs for a day, so that both can run, and then leaves the database', async () => {
  await keepPlain();
  const keys = await openKeys();
  const key = new Uint8Array(Buffer.from(plain, 'base64'));
  expect(keys.current()).toMatchObject({ kid: null, key });
  after(24 * HOUR_MS);
  expect(kidOf(keys)).not.toBeNull();
  expect(await keys.find(null)).toMatchObject({ key });
  after(24 * HOUR_MS + 30 * MINUTE_MS);
  expect(await keys.find(null)).toBeNull();
  await keys.readAgain();
  expect(await settings()).toEqual([]);
});

it('a rotation ends the side by side with an earlier version', async () => {
  await keepPlain();
  const keys = await openKeys();
  await rotate();
  after(MINUTE_MS);
  await keys.readAgain();
  expect(kidOf(keys)).not.toBeNull();
  expect(await keys.find(null)).not.toBeNull();
  await rotate({ isAtOnce: true });
  after(2 * MINUTE_MS);
  await keys.readAgain();
  expect(await keys.find(null)).toBeNull();
  expect(await settings()).toEqual([]);
});
