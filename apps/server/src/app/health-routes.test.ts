import { openTestDatabase } from '../testing/test-database';
import { startTestServer } from '../testing/test-server';

it('is up and ready while the database answers', async () => {
  const opened = await openTestDatabase('embedded');
  const test = await startTestServer(opened.database);
  expect(await test.get('/healthz')).toMatchObject({ status: 200, body: { status: 'up' } });
  expect(await test.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  await opened.close();
  expect(await test.get('/healthz')).toMatchObject({ status: 200 });
  expect(await test.get('/readyz')).toEqual({
    status: 503,
    body: { message: 'This is not possible at the moment.' },
    text: '{"message":"This is not possible at the moment."}',
  });
  await test.server.close();
});

it('is not ready before the migrations have run', async () => {
  const opened = await openTestDatabase('embedded');
  const test = await startTestServer(opened.database);
  await opened.database.schema.dropTable('migration').execute();
  expect(await test.get('/readyz')).toMatchObject({ status: 503 });
  await test.server.close();
  await opened.close();
});
