import { randomBytes } from 'node:crypto';
import { consoleTexts } from '../base/console-texts';
import { ApiError } from '../base/errors';
import { StartFailure } from '../base/start-failure';
import { holdLock } from '../database/locks';
import type { Database } from '../database/open-database';
import { type KeyFile, keyOfNow } from './key-file';
import type { MasterKey } from './master-key';

export interface SigningKey {
  /** Null: the key that an earlier version stored as it is. */
  readonly kid: string | null;
  readonly key: Uint8Array;
}

/** The keys that sign access tokens. The database holds them sealed. */
export interface SigningKeys {
  /**
   * Never asks the database: tokens are signed inside transactions, which hold a connection, and the
   * embedded database has no other.
   */
  current(): SigningKey;
  /**
   * The key of a token; null if it is unknown or has been replaced too long ago. It asks the database for
   * an unknown key, so it must not be called inside a transaction.
   */
  find(kid: string | null): Promise<SigningKey | null>;
  /** Another server may have replaced the key. */
  readAgain(): Promise<void>;
}

/** The name under which an earlier version stores its key. */
const PLAIN = 'signing-key';
/** No token is valid for longer, so a replaced key is needed for as long as this. */
export const LONGEST_TOKEN_MS = 30 * 60_000;
/** So long, a server of the earlier version can run beside this one and understand its tokens. */
const SIDE_BY_SIDE_MS = 24 * 3_600_000;
/** Unknown keys come from tokens, and a token can name any. */
const ASK_AGAIN_MS = 2_000;

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
}

/**
 * Opens the keys with the key file. If the database has none yet, makes the first key, and the key file
 * if there is none. Servers that start together take turns.
 */
export async function openSigningKeys(
  { database, clock }: Parts,
  keyFile: KeyFile,
): Promise<SigningKeys> {
  await database.transaction().execute(async (transaction) => {
    await holdLock(transaction, 'keys');
    const rows = await storedKeys(transaction);
    const found = keyFile.read();
    if (found === null && rows.length > 0) {
      throw new StartFailure(consoleTexts.noKeyFile(keyFile.path));
    }
    const master = found ?? keyFile.prepare();
    if (found === null) keyFile.adopt();
    if (rows.some((row) => opened(row, master) === null)) {
      throw new StartFailure(consoleTexts.foreignKeyFile(keyFile.path));
    }
    if (rows.length === 0) {
      const wait = (await plainKey(transaction)) === null ? 0 : SIDE_BY_SIDE_MS;
      await addKey(transaction, master, new Date(clock().getTime() + wait));
    }
  });
  const masterKey = keyOfNow(keyFile);
  const read = () => readKeys(database, masterKey(), clock());
  return createSigningKeys(clock, read, await read());
}

function createSigningKeys(
  clock: () => Date,
  read: () => Promise<readonly DatedKey[]>,
  first: readonly DatedKey[],
): SigningKeys {
  let known = first;
  let reading: Promise<void> | null = null;
  let readAt = -Infinity;
  const readAgain = () => {
    readAt = clock().getTime();
    reading ??= read()
      .then((keys) => {
        known = keys;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  const knownKey = (kid: string | null) =>
    known.find((one) => one.kid === kid && one.endsAt > clock().getTime()) ?? null;
  return {
    current: () => {
      const now = clock().getTime();
      const key = known.find(({ signsFrom }) => signsFrom <= now) ?? known.at(-1);
      // Until this server gets the key file that the last rotation has made.
      if (key === undefined) throw new ApiError(503);
      return key;
    },
    find: async (kid) => {
      const key = knownKey(kid);
      if (key !== null) return key;
      // Not before `readAt` either: a clock may be set back.
      const isDue = Math.abs(clock().getTime() - readAt) >= ASK_AGAIN_MS;
      await (isDue ? readAgain() : reading);
      return knownKey(kid);
    },
    readAgain,
  };
}

interface DatedKey extends SigningKey {
  readonly signsFrom: number;
  readonly endsAt: number;
}

/** All keys, the newest first. */
async function readKeys(
  database: Database,
  masterKey: MasterKey,
  now: Date,
): Promise<readonly DatedKey[]> {
  const plain = await plainKey(database);
  const sealed = (await storedKeys(database)).flatMap((row) => {
    const key = opened(row, masterKey);
    return key === null ? [] : [{ kid: row.kid, key, signsFrom: row.signs_from.getTime() }];
  });
  const all = [...sealed, ...(plain === null ? [] : [{ kid: null, key: plain, signsFrom: 0 }])];
  const dated = all.map((key, index) => {
    const successor = all[index - 1];
    const endsAt = successor === undefined ? Infinity : successor.signsFrom + LONGEST_TOKEN_MS;
    return { ...key, endsAt };
  });
  // A copy of the database must not hold a key that opens anything.
  if (dated.some(({ kid, endsAt }) => kid === null && endsAt <= now.getTime())) {
    await deletePlainKey(database);
  }
  return dated;
}

interface StoredKey {
  readonly kid: string;
  readonly sealed: string;
  readonly signs_from: Date;
}

export function storedKeys(database: Database): Promise<readonly StoredKey[]> {
  return database
    .selectFrom('signing_key')
    .select(['kid', 'sealed', 'signs_from'])
    .orderBy('signs_from', 'desc')
    .execute();
}

export function opened({ kid, sealed }: StoredKey, masterKey: MasterKey): Uint8Array | null {
  const text = masterKey.open(sealed, aboutKey(kid));
  return text === null ? null : new Uint8Array(Buffer.from(text, 'base64'));
}

function aboutKey(kid: string): string {
  return `signing key ${kid}`;
}

export async function addKey(
  database: Database,
  masterKey: MasterKey,
  signsFrom: Date,
): Promise<void> {
  const kid = randomBytes(6).toString('hex');
  const sealed = masterKey.seal(randomBytes(32).toString('base64'), aboutKey(kid));
  await database.insertInto('signing_key').values({ kid, sealed, signs_from: signsFrom }).execute();
}

async function plainKey(database: Database): Promise<Uint8Array | null> {
  const row = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', PLAIN)
    .executeTakeFirst();
  return row === undefined ? null : new Uint8Array(Buffer.from(row.value, 'base64'));
}

export async function deletePlainKey(database: Database): Promise<void> {
  await database.deleteFrom('setting').where('name', '=', PLAIN).execute();
}
