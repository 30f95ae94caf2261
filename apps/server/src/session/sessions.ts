import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import type { AccessTokens } from './access-tokens';
import { type Account, ACCOUNT_COLUMNS, accountOf } from './account';
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

const LIFETIME_MS = 60 * 24 * 3_600_000;

/**
 * A refresh token stays good until what it was exchanged for is first used: an answer may get lost on
 * its way, and the person must not be logged out by that. Used after that it was copied: then the
 * whole family ends, for it cannot be told which of the two is the thief.
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
      const id = await parts.accessTokens.idOf(accessToken);
      return id === null ? null : accountOfAccess(parts, id);
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
  const family = database
    .selectFrom('refresh_token')
    .innerJoin('account', 'account.id', 'refresh_token.account_id')
    .select([...ACCOUNT_COLUMNS, 'family_id', 'token_hash', 'predecessor_hash'])
    .select(['expires_at', 'retired_at'])
    .where('token_hash', '=', hashOf(refreshToken))
    .where('account.application_id', '=', applicationId);
  const found = await family.executeTakeFirst();
  if (found === undefined) return null;
  // Two tabs of one family take turns, and the row is read again after the wait.
  await sql`select pg_advisory_xact_lock(hashtextextended(${found.family_id}, 0))`.execute(
    database,
  );
  const token = await family.executeTakeFirst();
  if (token === undefined || token.expires_at <= clock()) return null;
  if (token.retired_at !== null) {
    await database.deleteFrom('refresh_token').where('family_id', '=', token.family_id).execute();
    return null;
  }
  await retire(parts, token.predecessor_hash);
  return grant(parts, accountOf(token), token.family_id, token.token_hash);
}

async function accountOfAccess(parts: SessionParts, accessId: string): Promise<Account | null> {
  // Not only the signature: a family that was ended takes its access tokens with it.
  const row = await parts.database
    .selectFrom('refresh_token')
    .innerJoin('account', 'account.id', 'refresh_token.account_id')
    .select([...ACCOUNT_COLUMNS, 'predecessor_hash'])
    .where('access_id', '=', accessId)
    .executeTakeFirst();
  if (row === undefined) return null;
  await retire(parts, row.predecessor_hash);
  return accountOf(row);
}

async function retire({ database, clock }: SessionParts, hash: string | null): Promise<void> {
  if (hash === null) return;
  await database
    .updateTable('refresh_token')
    .set({ retired_at: clock() })
    .where('token_hash', '=', hash)
    .where('retired_at', 'is', null)
    .execute();
}
