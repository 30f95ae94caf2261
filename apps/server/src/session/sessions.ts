import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { batchCalls } from '../database/batch-calls';
import type { AccessTokens } from './access-tokens';
import type { Account } from './account';
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
   * `isStillGood` asks once more about the password or the link, with the account held: it may have
   * been replaced while it was compared. Null: it was.
   */
  begin(account: Account, isStillGood: StillGood): Promise<Grant | null>;
  /** Null: no refresh token of ours, or one that is no longer good. */
  rotate(refreshToken: string, applicationId: string): Promise<Grant | null>;
  /** As far as it is one; nobody learns whether it was. */
  end(refreshToken: string, applicationId: string): Promise<void>;
  /** Whose access token it is; its first use retires the refresh token it was exchanged for. */
  accountOf(accessToken: string): Promise<Account | null>;
}

export type StillGood = (database: Database) => Promise<boolean>;

export interface SessionParts {
  readonly database: Database;
  readonly accessTokens: AccessTokens;
  readonly clock: () => Date;
}

const DAY_MS = 24 * 3_600_000;
/** Of a refresh token that is not used; a meter is looked after now and then, not every day. */
const IDLE_MS = 30 * DAY_MS;
/** Of a login, however often its token is exchanged. */
const FAMILY_MS = 90 * DAY_MS;

/**
 * A refresh token stays good until what it was exchanged for is first used: an answer may get lost on
 * its way, and the person must not be logged out by that. If it is used after that, it was copied:
 * then the whole family ends, for it cannot be told which of the two is the thief.
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
        return grant({ ...parts, database }, account, newFamily(parts.clock()));
      }),
    rotate: (refreshToken, applicationId) =>
      parts.database
        .transaction()
        .execute((database) => rotated({ ...parts, database }, refreshToken, applicationId)),
    end: async (refreshToken, applicationId) => {
      const found = await findIssuedToken(parts.database, 'token_hash', hashOf(refreshToken));
      if (found?.account.applicationId !== applicationId) return;
      await endFamily(parts.database, found.familyId);
    },
    accountOf: async (accessToken) => {
      // Not only the signature: a family that was ended takes its access tokens with it.
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
  /** The token that is exchanged; null where a login begins the family. */
  readonly hash: string | null;
}

function newFamily(now: Date): Family {
  const familyEndsAt = new Date(now.getTime() + FAMILY_MS);
  return { familyId: randomUUID(), familyEndsAt, hash: null };
}

async function grant(
  { database, accessTokens, clock }: SessionParts,
  account: Account,
  { familyId, familyEndsAt, hash }: Family,
): Promise<Grant> {
  const now = clock().getTime();
  const access = await accessTokens.issue(account);
  const refreshToken = newSecret();
  await database
    .insertInto('refresh_token')
    .values({
      token_hash: hashOf(refreshToken),
      family_id: familyId,
      account_id: account.id,
      predecessor_hash: hash,
      access_id: access.id,
      expires_at: new Date(Math.min(now + IDLE_MS, familyEndsAt.getTime())),
      family_ends_at: familyEndsAt,
      retired_at: null,
    })
    .execute();
  return { username: account.username, token: access.token, refreshToken };
}

async function rotated(
  parts: SessionParts,
  refreshToken: string,
  applicationId: string,
): Promise<Grant | null> {
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
    return null;
  }
  await retireReplacedTokens(database, token, clock());
  return grant(parts, token.account, token);
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

/** Two tabs of one family take turns; what was read before the wait has to be read again. */
async function lockTokenFamily(database: Database, familyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${familyId}, 0))`.execute(database);
}
