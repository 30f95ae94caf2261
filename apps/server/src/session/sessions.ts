import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { batchCalls } from '../database/batch-calls';
import { KEEPS_PLAN } from '../database/kept-plans';
import type { Audit } from '../audit/audit';
import type { AccessTokens } from './access-tokens';
import { bucketsOf, type Guess } from '../limit/guess-limits';
import type { Account, StoredLogin } from './account';
import {
  endFamily,
  findIssuedToken,
  findIssuedTokens,
  lockAccount,
  retireReplacedTokens,
} from './refresh-tokens';
import { hashOf, newSecret } from './secret';

/** Answer of POST /auth/token. */
export interface Grant {
  readonly username: string;
  readonly token: string;
  readonly refreshToken: string;
}

export interface Sessions {
  /**
   * `isStillGood` checks the password or link again while the account is locked, because it may have been
   * replaced during the comparison. Null if it was replaced.
   */
  begin(account: Account, isStillGood: StillGood): Promise<Grant | null>;
  /**
   * The same for a password, in one statement: the account is locked only if it still has this hash,
   * and the database looks again after a wait for the lock. The guess was none.
   */
  beginByPassword(login: StoredLogin, guess: Guess): Promise<Grant | null>;
  /** Null if the refresh token is unknown or no longer valid. */
  rotate(rotation: Rotation): Promise<Grant | null>;
  /** The account of an access token. Its first use retires the refresh token that was exchanged for it. */
  accountOf(accessToken: string): Promise<Account | null>;
}

export interface Rotation {
  readonly token: string;
  readonly applicationId: string;
  /** The IP address of the call. */
  readonly address: string;
}

export type StillGood = (database: Database) => Promise<boolean>;

export interface SessionParts {
  readonly database: Database;
  readonly accessTokens: AccessTokens;
  readonly clock: () => Date;
  readonly audit: Audit;
  /** The lifetime of an unused refresh token, in days. */
  readonly idleDays: number;
}

const DAY_MS = 24 * 3_600_000;
/** The lifetime of a login, however often its token is exchanged. */
const FAMILY_MS = 90 * DAY_MS;

/**
 * A refresh token stays valid until its successor is first used, because the answer to an exchange may
 * get lost and must not log the person out. If the old token is used after that, someone has copied it.
 * Then the whole family ends, because the server cannot tell the owner from the thief.
 */
export function createSessions(parts: SessionParts): Sessions {
  const findInBatch = batchCalls((accessIds: readonly string[]) =>
    findIssuedTokens(parts.database, accessIds),
  );
  return {
    begin: (account, isStillGood) =>
      parts.database.transaction().execute(async (database) => {
        await lockAccount(database, account.id);
        if (!(await isStillGood(database))) return null;
        return storedGrant({ ...parts, database }, account, newFamily(parts.clock()));
      }),
    beginByPassword: async ({ account, passwordHash }, { limits, caller }) => {
      const { grant, row } = newGrant(parts, account, newFamily(parts.clock()));
      const { rows } = await sql<{ readonly has_begun: boolean }>`
        select ${KEEPS_PLAN} begin_session(${bucketsOf(limits).taken}, ${caller}, ${account.id}, ${passwordHash},
          ${row.token_hash}, ${row.family_id}, ${row.access_id}, ${row.expires_at},
          ${row.family_ends_at}) as has_begun`.execute(parts.database);
      return rows[0]?.has_begun === true ? grant : null;
    },
    rotate: async (rotation) => {
      const result = await parts.database
        .transaction()
        .execute((database) => rotated({ ...parts, database }, rotation));
      if (result === null || 'token' in result) return result;
      const { address } = rotation;
      parts.audit.record('refresh-token-reused', { account: result.stolenFrom, address });
      return null;
    },
    accountOf: async (accessToken) => {
      // A valid signature is not enough: an ended family also ends its access tokens.
      const id = await parts.accessTokens.idOf(accessToken);
      if (id === null) return null;
      const token = await findInBatch(id);
      if (token?.isFirstUse) await retireUnderLock(parts, token.familyId, id);
      return token?.account ?? null;
    },
  };
}

interface Family {
  readonly familyId: string;
  readonly familyEndsAt: Date;
  /** The exchanged token; null if a login starts the family. */
  readonly hash: string | null;
}

function newFamily(now: Date): Family {
  const familyEndsAt = new Date(now.getTime() + FAMILY_MS);
  return { familyId: randomUUID(), familyEndsAt, hash: null };
}

/** A grant, and the row that makes it valid. */
function newGrant(
  { accessTokens, clock, idleDays }: SessionParts,
  account: Account,
  { familyId, familyEndsAt, hash }: Family,
) {
  const { token, id } = accessTokens.issue(account);
  const refreshToken = newSecret();
  const now = clock().getTime();
  const row = {
    token_hash: hashOf(refreshToken),
    family_id: familyId,
    account_id: account.id,
    predecessor_hash: hash,
    access_id: id,
    expires_at: new Date(Math.min(now + idleDays * DAY_MS, familyEndsAt.getTime())),
    family_ends_at: familyEndsAt,
  };
  return { grant: { username: account.username, token, refreshToken }, row };
}

async function storedGrant(parts: SessionParts, account: Account, family: Family): Promise<Grant> {
  const { grant, row } = newGrant(parts, account, family);
  await parts.database.insertInto('refresh_token').values(row).execute();
  return grant;
}

/** The token was used before, so it was copied: the account is named, and its family has ended. */
interface Reuse {
  readonly stolenFrom: string;
}

async function rotated(
  parts: SessionParts,
  { token: refreshToken, applicationId }: Rotation,
): Promise<Grant | Reuse | null> {
  const { database, clock } = parts;
  const hash = hashOf(refreshToken);
  const found = await findIssuedToken(database, 'token_hash', hash);
  if (found?.account.applicationId !== applicationId) return null;
  await lockTokenFamily(database, found.familyId);
  await lockAccount(database, found.account.id);
  const token = await findIssuedToken(database, 'token_hash', hash);
  if (token === null || token.expiresAt <= clock()) return null;
  if (token.isRetired) {
    await endFamily(database, token.familyId);
    return { stolenFrom: token.account.id };
  }
  await retireReplacedTokens(database, token, clock());
  return storedGrant(parts, token.account, token);
}

async function retireUnderLock(
  { database, clock }: SessionParts,
  familyId: string,
  accessId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockTokenFamily(transaction, familyId);
    const token = await findIssuedToken(transaction, 'access_id', accessId);
    if (token !== null) await retireReplacedTokens(transaction, token, clock());
  });
}

/** Locks the family, so that two tabs take turns. Data read before the wait must be read again. */
async function lockTokenFamily(database: Database, familyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${familyId}, 0))`.execute(database);
}
