import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { newSecret } from '../session/secret';

/** Somebody agreed to get mails at this address. */
export interface Consent {
  readonly accountId: string;
  readonly email: string;
  readonly confirmedAt: Date;
}

/**
 * Stores consents that the utility has in its own files or customer system. What the customer said
 * later, or at the same time, in the portal stays: another address, or that the mails shall stop.
 * Returns how many were taken.
 */
export function registerConsents(
  transaction: Database,
  consents: readonly Consent[],
): Promise<number> {
  return storeConsents(transaction, consents, 'utility');
}

/** The customer has opened the link in a mail to this address. */
export async function confirmConsent(transaction: Database, consent: Consent): Promise<void> {
  await storeConsents(transaction, [consent], 'customer');
}

async function storeConsents(
  transaction: Database,
  consents: readonly Consent[],
  by: 'customer' | 'utility',
): Promise<number> {
  const { rows } = await sql`
    insert into crm_registration as known
      (account_id, self_service_token, email, confirmed_at, confirmed_by)
    select account_id, token, email, confirmed_at, ${by} from unnest(
      ${consents.map(({ accountId }) => accountId)}::text[],
      ${consents.map(() => newSecret())}::text[],
      ${consents.map(({ email }) => email)}::text[],
      ${consents.map(({ confirmedAt }) => confirmedAt.toISOString())}::timestamptz[]
    ) as consent (account_id, token, email, confirmed_at)
    on conflict (account_id) do update set email = excluded.email, stopped_at = null,
      confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by
    where excluded.confirmed_by = 'customer' or (
      (known.stopped_at is null or known.stopped_at < excluded.confirmed_at)
      and (known.confirmed_at is null or known.confirmed_at < excluded.confirmed_at
        or (known.confirmed_at = excluded.confirmed_at and known.confirmed_by = 'utility')))
    returning 1`.execute(transaction);
  return rows.length;
}

interface Withdrawal {
  readonly accountId: string;
  readonly withdrawnAt: Date;
}

/**
 * Ends consents that the utility knows to be withdrawn. What is known later stays. Returns how many
 * withdrawals count; they also keep older consents from coming in afterwards.
 */
export async function withdrawConsents(
  transaction: Database,
  withdrawals: readonly Withdrawal[],
): Promise<number> {
  const { rows } = await sql`
    insert into crm_registration as known (account_id, self_service_token, stopped_at)
    select * from unnest(
      ${withdrawals.map(({ accountId }) => accountId)}::text[],
      ${withdrawals.map(() => newSecret())}::text[],
      ${withdrawals.map(({ withdrawnAt }) => withdrawnAt.toISOString())}::timestamptz[]
    )
    on conflict (account_id) do update set email = null, confirmed_at = null, confirmed_by = null,
      stopped_at = excluded.stopped_at
    where coalesce(known.confirmed_at, known.stopped_at, excluded.stopped_at) <= excluded.stopped_at
    returning 1`.execute(transaction);
  return rows.length;
}

/** Ends the consent, unless it was given after `now`. An address that waits for its confirmation goes, too. */
export async function endConsent(
  transaction: Database,
  accountId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('crm_registration')
    .set({ email: null, confirmed_at: null, confirmed_by: null, stopped_at: now })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('confirmed_at', '<=', now)]))
    .execute();
  await transaction.deleteFrom('unconfirmed_email').where('account_id', '=', accountId).execute();
}

/**
 * Ends the links by which somebody could have these accounts' receipts sent to another address. The
 * confirmed address and the links that stop the mails stay.
 */
export async function endRegistrationLinks(
  transaction: Database,
  accountIds: readonly string[],
): Promise<void> {
  await sql`delete from unconfirmed_email where account_id = any(${accountIds}::text[])`.execute(
    transaction,
  );
  await sql`update crm_registration set self_service_token = given.token
    from unnest(${accountIds}::text[], ${accountIds.map(() => newSecret())}::text[]) as given (id, token)
    where account_id = given.id`.execute(transaction);
}
