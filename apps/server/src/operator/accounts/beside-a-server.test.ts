import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import type { Database } from '../../database/open-database';
import { testDatabaseUrl, waitUntilBlocked } from '../../testing/test-database';
import { startTestServer } from '../../testing/test-server';
import { erase } from './erase';
import { revoke } from './revoke';

if (testDatabaseUrl() === null) {
  it.todo('commands beside a server: TEST_DATABASE_URL names no PostgreSQL');
} else {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await openOperatorDesk('PostgreSQL');
  });
  beforeEach(async () => (await startTestServer(desk.database)).server.close());
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const share = (database: Database, id: string, parent: string) =>
    database
      .insertInto('account')
      .columns(['id', 'application_id', 'username', 'password_hash', 'name', 'parent_id', 'roles'])
      .expression((of) =>
        of
          .selectFrom('account')
          .select(({ val }) => [val(id).as('id'), 'application_id', val(id).as('username')])
          .select(({ val }) => ['password_hash', 'name', val(parent).as('parent_id'), 'roles'])
          .where('id', '=', parent),
      )
      .execute();
  /** Runs the command while a server's transaction with this change is open, which then goes on. */
  const beside = async (
    call: (server: Database) => Promise<unknown>,
    command: () => Promise<string>,
    goOn: (server: Database) => Promise<unknown> = async () => undefined,
  ) => {
    let said = Promise.resolve('');
    await desk.otherProcess.transaction().execute(async (transaction) => {
      await call(transaction);
      said = command();
      await waitUntilBlocked(transaction);
      await goOn(transaction);
    });
    return said;
  };

  it('revokes a share that is being created', async () => {
    await share(desk.database, 'below', 'demo-kunde');
    const said = await beside(
      (server) => share(server, 'last', 'below'),
      () => desk.run(revoke, ['demo-kunde']),
    );
    expect(said).toMatch(/2 Unterzugänge/);
    const hashes = await desk.database
      .selectFrom('account')
      .select('password_hash')
      .where('id', 'in', ['demo-kunde', 'below', 'last'])
      .execute();
    expect(hashes.map((one) => one.password_hash)).not.toContain('hash of demo-kunde');
  });

  it('keeps a reading for billing that a sub-access is sending at this moment', async () => {
    await share(desk.database, 'below', 'demo-kunde');
    await beside(
      (server) =>
        server
          .insertInto('reading_result')
          .values({
            id: 'r-1',
            task_id: 'kunde-gas-1',
            account_id: 'below',
            reading_date: desk.clock(),
            reading_value: '13210.25',
            comment: null,
            received_at: desk.clock(),
          })
          .execute(),
      () => desk.run(erase, ['demo-kunde'], { yes: true }),
    );
    expect(await desk.database.selectFrom('billed_reading').select('id').execute()).toEqual([
      { id: 'r-1' },
    ]);
  });

  it('erases a letter of the previous version that is being sealed at this moment', async () => {
    const mail = { id: 'mail-1', account_id: 'demo-kunde', attempts: 0, next_try_at: desk.clock() };
    const address = { from_name: 'a', to_name: 'a', to_address: 'a@example.org' };
    const readable = { ...mail, ...address, subject: 'a', text: 'a', html: 'a' };
    await desk.database.insertInto('waiting_mail').values(readable).execute();
    const said = await beside(
      (server) => server.deleteFrom('waiting_mail').execute(),
      () => desk.run(erase, ['demo-kunde'], { yes: true }),
      (server) =>
        server
          .insertInto('sealed_mail')
          .values({ ...mail, sealed: 'a', sealed_by: 'a' })
          .execute(),
    );
    expect(said).toMatch(/Gelöscht: .* 1 wartende E-Mail,/);
    expect(await desk.database.selectFrom('sealed_mail').select('id').execute()).toEqual([]);
  });
}
