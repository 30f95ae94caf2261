import { anyDatabase, openTestDatabase, type TestDatabase } from '../testing/test-database';
import { confirmConsent, endConsent, endRegistrationLinks, registerConsents } from './consent';
import { noteUnconfirmed } from './unconfirmed-email';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
});
afterAll(() => opened.close());

const day = (date: number) => new Date(`2026-11-${date}T00:00:00Z`);
const byUtility = (email: string, date: number) => () =>
  registerConsents(opened.database, [{ accountId: 'a', email, confirmedAt: day(date) }]);
const byCustomer = (email: string, date: number) => () =>
  confirmConsent(opened.database, { accountId: 'a', email, confirmedAt: day(date) });
const stop = (date: number) => () => endConsent(opened.database, 'a', day(date));

it.each([
  { says: 'the first one', steps: [byUtility('a@x', 10)], email: 'a@x' },
  { says: 'a later one', steps: [byUtility('a@x', 10), byUtility('b@x', 11)], email: 'b@x' },
  { says: 'none older', steps: [byUtility('a@x', 11), byUtility('b@x', 10)], email: 'a@x' },
  {
    says: 'a corrected address of the same day',
    steps: [byUtility('a@x', 10), byUtility('b@x', 10)],
    email: 'b@x',
  },
  {
    says: "none of the day of the customer's own",
    steps: [byCustomer('own@x', 10), byUtility('b@x', 10)],
    email: 'own@x',
  },
  {
    says: "one after the customer's own",
    steps: [byCustomer('own@x', 10), byUtility('b@x', 11)],
    email: 'b@x',
  },
  { says: 'none after a stop', steps: [byUtility('a@x', 10), stop(12), byUtility('a@x', 11)] },
  { says: 'none of the day of a stop', steps: [stop(10), byUtility('a@x', 10), stop(10)] },
  {
    says: 'a new one after a stop',
    steps: [byUtility('a@x', 10), stop(12), byUtility('a@x', 13)],
    email: 'a@x',
  },
  {
    says: "the customer's own after a stop",
    steps: [byUtility('a@x', 10), stop(12), byCustomer('own@x', 12)],
    email: 'own@x',
  },
  {
    says: 'what came after the stop of a customer system',
    steps: [byCustomer('own@x', 12), stop(11)],
    email: 'own@x',
  },
])('the portal takes $says', async ({ steps, email = null }) => {
  const { database } = opened;
  await database.deleteFrom('account').execute();
  const account = { id: 'a', application_id: 'u', username: 'a', password_hash: '', name: 'A' };
  await database
    .insertInto('account')
    .values({ ...account, parent_id: null, roles: '[]' })
    .execute();
  for (const step of steps) await step();
  const kept = await database
    .selectFrom('crm_registration')
    .select(['email', 'stop_token'])
    .execute();
  expect(kept.map((one) => one.email).at(0) ?? null).toBe(email);
});

it('a revoked access loses its registration links and keeps its address', async () => {
  const { database } = opened;
  await database.deleteFrom('crm_registration').execute();
  await byCustomer('own@x', 10)();
  await noteUnconfirmed(database, { accountId: 'a', email: 'thief@x', now: day(11) });
  const state = () =>
    database
      .selectFrom('crm_registration')
      .select(['email', 'self_service_token', 'stop_token'])
      .executeTakeFirstOrThrow();
  const before = await state();
  await endRegistrationLinks(database, ['a']);
  const after = await state();
  expect(after).toEqual({ ...before, self_service_token: after.self_service_token });
  expect(after.self_service_token).not.toBe(before.self_service_token);
  expect(await database.selectFrom('unconfirmed_email').selectAll().execute()).toEqual([]);
});
