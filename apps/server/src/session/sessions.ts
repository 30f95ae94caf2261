import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import type { AccessTokens } from './access-tokens';
import type { Account } from './account';
import { endFamily, findIssuedToken, settle } from './refresh-tokens';
import { hashOf, newSecret } from './secret';

/** Answer of POST /auth/token. */
export interface Grant {
  readonly username: string;
  readonly token: string;
  readonly refreshToken: string;
}

export interface Sessions {
  begin(account: Account): Promise<Grant>;
  /** Null: no refresh token of ours, or one that is no longer good. */
  rotate(refreshToken: string, applicationId: string): Promise<Grant | null>;
  /** Whose access token it is; its first use retires the refresh token it was exchanged for. */
  accountOf(accessToken: string): Promise<Account | null>;
}

export interface SessionParts {
  readonly database: Database;
  readonly accessTokens: AccessTokens;
  readonly clock: () => Date;
}

/** Of a refresh token that is not used; a meter is looked after now and then, not every day. */
const LIFETIME_MS = 30 * 24 * 3_600_000;

/**
 * A refresh token stays good until what it was exchanged for is first used: an answer may get lost on
 * its way, and the person must not be logged out by that. If it is used after that, it was copied:
 * then the whole family ends, for it cannot be told which of the two is the thief.
 */
export function createSessions(parts: SessionParts): Sessions {
  return {
    begin: (account) =>
      parts.database
        .transaction()
        .execute((database) => grant({ ...parts, database }, account, randomUUID(), null)),
    rotate: (refreshToken, applicationId) =>
      parts.database
        .transaction()
        .execute((database) => rotated({ ...parts, database }, refreshToken, applicationId)),
    accountOf: async (accessToken) => {
      // Not only the signature: a family that was ended takes its access tokens with it.
      const id = await parts.accessTokens.idOf(accessToken);
      if (id === null) return null;
      const token = await findIssuedToken(parts.database, 'access_id', id);
      if (token?.isFirstUse) await settleInTurn(parts, token.familyId, id);
      return token?.account ?? null;
    },
  };
}

async function grant(
  { database, accessTokens, clock }: SessionParts,
  account: Account,
  familyId: string,
  predecessorHash: string | null,
): Promise<Grant> {
  const now = clock().getTime();
  const access = await accessTokens.issue(account);
  const refreshToken = newSecret();
  await database
    .deleteFrom('refresh_token')
    .where('account_id', '=', account.id)
    .where('expires_at', '<', new Date(now))
    .execute();
  await database
    .insertInto('refresh_token')
    .values({
      token_hash: hashOf(refreshToken),
      family_id: familyId,
      account_id: account.id,
      predecessor_hash: predecessorHash,
      access_id: access.id,
      expires_at: new Date(now + LIFETIME_MS),
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
  await waitForTurn(database, found.familyId);
  const token = await findIssuedToken(database, 'token_hash', hash);
  if (token === null || token.expiresAt <= clock()) return null;
  if (token.isRetired) {
    await endFamily(database, token.familyId);
    return null;
  }
  await settle(database, token, clock());
  return grant(parts, token.account, token.familyId, token.hash);
}

async function settleInTurn(
  { database, clock }: SessionParts,
  familyId: string,
  accessId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, familyId);
    const token = await findIssuedToken(transaction, 'access_id', accessId);
    if (token !== null) await settle(transaction, token, clock());
  });
}

/** Two tabs of one family take turns; what was read before the wait has to be read again. */
async function waitForTurn(database: Database, familyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${familyId}, 0))`.execute(database);
}
