import pg from 'pg';
import { freePort } from '../testing/start-program';
import { cancelStatement } from './cancel-statement';

it('a statement that cannot be cancelled, because its host is away, fails for its own reason only', async () => {
  const connectionString = `postgres://ablesbar@127.0.0.1:${await freePort()}/postgres`;
  // As if a host had been there that gave the connection these numbers.
  const client = Object.assign(new pg.Client({ connectionString }), {
    processID: 1,
    secretKey: 2,
  });
  await expect(cancelStatement(client, connectionString)).resolves.toBeUndefined();
});
