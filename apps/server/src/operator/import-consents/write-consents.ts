import { addDays, calendarDay } from '@ablesbar/domain';
import { startOfBerlinDay } from '@ablesbar/domain/berlin-time';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { registerConsents, withdrawConsents } from '../../registration/consent';
import type { ConsentCounts } from './consent-texts';

const AT_ONCE = 1000;

interface Row {
  readonly customer: string;
  readonly accountId: string;
  /** Null withdraws. */
  readonly email: string | null;
  readonly day: string;
}

export async function writeConsents(
  transaction: Database,
  { applicationId, now }: { readonly applicationId: string; readonly now: Date },
): Promise<Omit<ConsentCounts, 'rows'>> {
  const counts = { registered: 0, withdrawn: 0, kept: 0 };
  for (let last = ''; ;) {
    const { rows } = await sql<Row>`
      select staged.customer_number as customer, account.id as "accountId", email, day
      from staged join account on account.application_id = ${applicationId}
        and account.customer_number = staged.customer_number
      where staged.customer_number > ${last}
      order by staged.customer_number limit ${AT_ONCE}`.execute(transaction);
    const end = rows.at(-1);
    if (end === undefined) return counts;
    const consents = rows.flatMap(({ accountId, email, day }) =>
      email === null ? [] : [{ accountId, email, confirmedAt: new Date(`${day}T00:00:00Z`) }],
    );
    const withdrawals = rows
      .filter(({ email }) => email === null)
      .map(({ accountId, day }) => ({ accountId, withdrawnAt: endOf(day, now) }));
    const registered = await registerConsents(transaction, consents);
    const withdrawn = await withdrawConsents(transaction, withdrawals);
    counts.registered += registered;
    counts.withdrawn += withdrawn;
    counts.kept += rows.length - registered - withdrawn;
    last = end.customer;
  }
}

/** Of a confirmation and a withdrawal on one day nobody knows the order: a mail too few is the smaller harm. */
function endOf(text: string, now: Date): Date {
  const day = calendarDay(text);
  if (day === null) throw new Error(`The file was judged, but ${text} is no day.`);
  const end = startOfBerlinDay(addDays(day, 1));
  return end < now ? end : now;
}
