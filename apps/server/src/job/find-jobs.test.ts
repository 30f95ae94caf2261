import type { OpenDatabase } from '../database/open-database';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';
import { findWantedJobs } from './find-jobs';

// Calls that come at the same moment share one statement (D47), so several accounts ask at once.
describe.each(databaseKinds)(
  'jobs of simultaneous calls of several accounts, %s database',
  (kind) => {
    let opened: OpenDatabase;
    let test: TestServer;
    let customer: string;
    let manager: string;

    beforeAll(async () => {
      opened = await openTestDatabase(kind);
      // The test server adds the demo's accounts and jobs.
      test = await startTestServer(opened.database);
      customer = await ownerOf('kunde-gas');
      manager = await ownerOf('verwaltung-20');
    });
    afterAll(async () => {
      await test.server.close();
      await opened.close();
    });

    const ownerOf = async (jobId: string) => {
      const jobs = opened.database.selectFrom('job').where('id', '=', jobId);
      return (await jobs.select('account_id').executeTakeFirstOrThrow()).account_id;
    };
    const found = async (...wanted: readonly (readonly [string, string])[]) => {
      const pairs = wanted.map(([jobId, accountId]) => ({ jobId, accountId }));
      return (await findWantedJobs(opened.database, pairs)).map((job) => job?.id ?? null);
    };

    it('gives each account its own job, in the order of the calls', async () => {
      const calls = [
        ['verwaltung-20', manager],
        ['kunde-gas', customer],
        ['kunde-strom', customer],
      ] as const;
      expect(await found(...calls)).toEqual(['verwaltung-20', 'kunde-gas', 'kunde-strom']);
      expect(await found(...calls.toReversed())).toEqual([
        'kunde-strom',
        'kunde-gas',
        'verwaltung-20',
      ]);
    });

    it('gives no account the job of another simultaneous caller', async () => {
      expect(
        await found(
          ['verwaltung-20', manager],
          ['verwaltung-20', customer],
          ['kunde-gas', manager],
          ['nobody', customer],
          ['kunde-gas', customer],
        ),
      ).toEqual(['verwaltung-20', null, null, null, 'kunde-gas']);
    });

    it('gives one account the same job twice', async () => {
      const twice = await found(['kunde-gas', customer], ['kunde-gas', customer]);
      expect(twice).toEqual(['kunde-gas', 'kunde-gas']);
    });
  },
);
