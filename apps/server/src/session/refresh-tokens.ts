import { sql } from 'kysely';
import { deleteBatch } from '../database/delete-batch';
import { KEEPS_PLAN } from '../database/kept-plans';
import type { Database } from '../database/open-database';
import { type Account, ACCOUNT_COLUMNS, accountOf } from './account';

/** A refresh token and the access token issued with it. All tokens of one login are a family. */
export interface IssuedToken {
  readonly account: Account;
  readonly hash: string;
  readonly familyId: string;
  readonly predecessorHash: string | null;
  readonly expiresAt: Date;
  readonly familyEndsAt: Date;
  /** True if the token can no longer be exchanged, because its successor or a sibling was used. */
  readonly isRetired: boolean;
  /** True if its predecessor can still be exchanged. */
  readonly isFirstUse: boolean;
}

export async function findIssuedToken(
  database: Database,
  column: 'token_hash' | 'access_id',
  value: string,
): Promise<IssuedToken | null> {
  const row = await issuedTokens(database).where(`token.${column}`, '=', value).executeTakeFirst();
  return row === undefined ? null : issuedTokenOf(row);
}

/** The tokens in the order of the ids; null for an unknown id. */
export async function findIssuedTokens(
  database: Database,
  accessIds: readonly string[],
): Promise<readonly (IssuedToken | null)[]> {
  const rows = await issuedTokens(database)
    .where('token.access_id', '=', sql<string>`any(${accessIds})`)
    .execute();
  const byAccessId = new Map(rows.map((row) => [row.access_id, issuedTokenOf(row)]));
  return accessIds.map((id) => byAccessId.get(id) ?? null);
}

function issuedTokens(database: Database) {
  return database
    .selectFrom('refresh_token as token')
    .modifyFront(KEEPS_PLAN)
    .innerJoin('account', 'account.id', 'token.account_id')
    .leftJoin('refresh_token as before', 'before.token_hash', 'token.predecessor_hash')
    .select([...ACCOUNT_COLUMNS, 'token.token_hash', 'token.family_id', 'token.predecessor_hash'])
    .select(['token.access_id', 'token.expires_at', 'token.family_ends_at', 'token.retired_at'])
    .select(['before.token_hash as before_hash', 'before.retired_at as before_retired_at']);
}

type TokenRow = Awaited<ReturnType<ReturnType<typeof issuedTokens>['executeTakeFirstOrThrow']>>;

function issuedTokenOf(row: TokenRow): IssuedToken {
  return {
    account: accountOf(row),
    hash: row.token_hash,
    familyId: row.family_id,
    predecessorHash: row.predecessor_hash,
    expiresAt: row.expires_at,
    familyEndsAt: row.family_ends_at,
    isRetired: row.retired_at !== null,
    isFirstUse: row.before_hash !== null && row.before_retired_at === null,
  };
}

/**
 * The first use of a token proves that its answer arrived. So its predecessor and all other successors
 * of the predecessor are retired. Any later exchange of a retired token means that it was copied.
 */
export async function retireReplacedTokens(
  database: Database,
  { hash, familyId, predecessorHash, isRetired, isFirstUse }: IssuedToken,
  now: Date,
): Promise<void> {
  if (!isFirstUse || isRetired || predecessorHash === null) return;
  await database
    .updateTable('refresh_token')
    .set({ retired_at: now })
    .where('family_id', '=', familyId)
    .where((eb) =>
      eb.or([
        eb('token_hash', '=', predecessorHash),
        eb.and([eb('predecessor_hash', '=', predecessorHash), eb('token_hash', '<>', hash)]),
      ]),
    )
    .where('retired_at', 'is', null)
    .execute();
}

/**
 * Waits for a call that is ending this account's sessions, and blocks others until this transaction ends.
 * Any other change of the account, such as a long import that corrects its name, need not be waited for.
 */
export async function lockAccount(database: Database, accountId: string): Promise<void> {
  await database
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forKeyShare()
    .execute();
}

/** Also ends its access tokens, because each call looks them up in this table. */
export async function endFamily(database: Database, familyId: string): Promise<void> {
  await database.deleteFrom('refresh_token').where('family_id', '=', familyId).execute();
}

/**
 * Ends all sessions, access tokens and links of the account. It runs in the same transaction as its
 * reason, so that a simultaneous login cannot survive.
 */
export async function endSessionsOf(database: Database, accountId: string): Promise<void> {
  await database
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .execute();
  await database.deleteFrom('refresh_token').where('account_id', '=', accountId).execute();
  await database.deleteFrom('link_token').where('account_id', '=', accountId).execute();
}

export function deleteExpiredTokens(database: Database, now: Date): Promise<number> {
  return deleteBatch(database, 'refresh_token.expires_at', now);
}

export function deleteExpiredLinks(database: Database, now: Date): Promise<number> {
  return deleteBatch(database, 'link_token.expires_at', now);
}
