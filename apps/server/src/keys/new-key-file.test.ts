import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError } from '../base/errors';
import { StartFailure } from '../base/start-failure';
import type { OpenDatabase } from '../database/open-database';
import { queueMail, waitingMailState } from '../mail/waiting-mail';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { type KeyFile, keyFileAt, keysBefore, requiredKey } from './key-file';
import type { MasterKey } from './master-key';
import { rotateKeys } from './rotate-keys';
import { openSigningKeys } from './signing-keys';

const now = new Date('2026-11-25T09:00:00Z');
const letter = { subject: 'a', text: 'a', html: 'a' };

let opened: OpenDatabase;
let folder: string;
let path: string;
let file: KeyFile;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
});
afterAll(() => opened.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-keys-'));
  path = join(folder, 'key');
  file = keyFileAt(path);
  await opened.database.deleteFrom('signing_key').execute();
  await opened.database.deleteFrom('sealed_mail').execute();
});
afterEach(() => rmSync(folder, { recursive: true }));

const openKeys = () => openSigningKeys({ database: opened.database, clock: () => now }, file);
const rotate = ({ hasNewFile = true, keyFile = file, record = async () => undefined } = {}) =>
  rotateKeys(opened.database, keyFile, { isAtOnce: false, hasNewFile, now }, { record });
const textOf = (one = path) => readFileSync(one, 'utf8');
const post = (key: MasterKey) =>
  queueMail(opened.database, key, {
    accountId: null,
    fromName: 'Stadtwerke',
    to: { name: 'a', email: 'a@example.org' },
    letter,
    now,
  });
const waits = () => waitingMailState(opened.database, requiredKey(file));

it('a rotation that the database does not commit changes no key file', async () => {
  await openKeys();
  await post(requiredKey(file));
  const before = textOf();
  const record = () => Promise.reject(new Error('The disk is full.'));
  await expect(rotate({ record })).rejects.toThrow('The disk is full.');
  expect(textOf()).toBe(before);
  expect(await waits()).toMatchObject({ waiting: 1, foreign: 0 });
  await openKeys();
  expect(await rotate()).toBe(0);
  expect(textOf()).not.toBe(before);
  expect(await waits()).toMatchObject({ waiting: 1, foreign: 0 });
  await openKeys();
});

it('a rotation that ended between the database and the file is ended by the next one', async () => {
  await openKeys();
  await post(requiredKey(file));
  const before = textOf();
  const adopt = () => {
    throw new Error('The power is gone.');
  };
  await expect(rotate({ keyFile: { ...file, adopt } })).rejects.toThrow('The power is gone.');
  expect(textOf()).toBe(before);
  await expect(openKeys()).rejects.toThrow(StartFailure);
  await post(requiredKey(file));
  const promised = textOf(`${path}.new`);
  expect(await rotate()).toBe(0);
  expect(textOf()).toBe(promised);
  expect(await waits()).toMatchObject({ waiting: 2, foreign: 0 });
  await openKeys();
});

it('a new key that cannot be written is told before the database changes', async () => {
  const keys = await openKeys();
  mkdirSync(`${path}.new`);
  await expect(rotate()).rejects.toThrow(StartFailure);
  const kids = await opened.database.selectFrom('signing_key').select('kid').execute();
  expect(kids).toEqual([{ kid: keys.current().kid }]);
});

it('the keys before open letters until a later rotation finds none of theirs', async () => {
  await openKeys();
  const first = requiredKey(file);
  await rotate();
  const second = requiredKey(file);
  await rotate();
  expect(statSync(keysBefore(path)).mode & 0o777).toBe(0o600);
  // Servers without the new file, or calls that had sealed before it was there.
  await post(first);
  await post(second);
  expect(await waits()).toMatchObject({ waiting: 2, foreign: 2 });
  expect(await rotate({ hasNewFile: false })).toBe(0);
  expect(await waits()).toMatchObject({ waiting: 2, foreign: 0 });
  expect(existsSync(keysBefore(path))).toBe(false);
});

it('they stay while a letter waits that nothing opens', async () => {
  await openKeys();
  const first = requiredKey(file);
  await rotate();
  const kept = textOf(keysBefore(path));
  rmSync(keysBefore(path));
  await post(first);
  expect(await rotate({ hasNewFile: false })).toBe(1);
  await rotate();
  expect(await rotate({ hasNewFile: false })).toBe(1);
  expect(existsSync(keysBefore(path))).toBe(true);
  writeFileSync(keysBefore(path), kept);
  expect(await rotate({ hasNewFile: false })).toBe(0);
});

it('a running server goes on with the new file, and answers 503 while it has the old one', async () => {
  const keys = await openKeys();
  const { kid } = keys.current();
  const old = textOf();
  await rotate();
  const replaced = textOf();
  writeFileSync(path, old);
  await keys.readAgain();
  expect(() => keys.current()).toThrow(new ApiError(503));
  writeFileSync(path, replaced);
  await keys.readAgain();
  expect(keys.current().kid).not.toBe(kid);
});
