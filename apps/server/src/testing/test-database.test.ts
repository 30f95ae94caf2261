import { databaseKinds, openTestDatabase, type TestDatabase } from './test-database';

const REFUSAL = 'Inside a transaction, statements must use the transaction.';

describe.each(databaseKinds)('a test with its own database on %s', (kind) => {
  const use = ({ database }: TestDatabase) => database.selectFrom('account').select('id').execute();

  it.each([
    { what: 'a statement', ask: use },
    {
      what: 'another transaction',
      ask: async ({ database }: TestDatabase) =>
        database.transaction().execute(async () => undefined),
    },
  ])('fails if code in a transaction needs a second connection for $what', async ({ ask }) => {
    const opened = await openTestDatabase(kind);
    const inside = opened.database.transaction().execute(() => ask(opened).catch(() => 'hidden'));
    expect(await inside).toBe('hidden');
    await expect(opened.close()).rejects.toThrow(REFUSAL);
  });

  it('may use the transaction, and the database before and after it', async () => {
    const opened = await openTestDatabase(kind);
    let later: () => Promise<unknown> = async () => undefined;
    await use(opened);
    await opened.database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('account').select('id').execute();
      later = () => use(opened);
    });
    await later();
    await expect(opened.close()).resolves.toBeUndefined();
  });
});
