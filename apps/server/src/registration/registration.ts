import type { Registration } from '@ablesbar/domain';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open-database';
import type { Schema } from '../database/schema';
import { newSecret } from '../session/secret';

const COLUMNS = ['self_service_token', 'stop_token', 'email', 'confirmed_at'] as const;

type Row = Pick<Selectable<Schema['crm_registration']>, (typeof COLUMNS)[number]>;

/** The registration of the account. The first call creates the token for the registration. */
export async function registrationOf(database: Database, accountId: string): Promise<Row> {
  await database
    .insertInto('crm_registration')
    .values({
      account_id: accountId,
      self_service_token: newSecret(),
      email: null,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return database
    .selectFrom('crm_registration')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export function wireRegistration(row: Row): Registration {
  const isConfirmed = row.email !== null && row.confirmed_at !== null;
  return {
    registered: isConfirmed,
    currentConfirmedCommunicationTypes: isConfirmed ? ['EMAIL'] : [],
    selfServiceToken: row.self_service_token,
  };
}
