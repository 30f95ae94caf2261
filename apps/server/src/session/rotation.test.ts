import type { OpenDatabase } from '../database/open-database';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { APPLICATION_ID, grantOf, startTestServer, type TestServer } from '../testing/test-server';

/**
 * The steps of one login. Its grants are numbered; 1 is the login itself. `1 > 2` exchanges the refresh
 * token of grant 1 for grant 2, `2 !` makes a call with the access token of grant 2, and a leading `no`
 * means that the server refuses the step.
 */
const SEQUENCES: readonly { readonly says: string; readonly steps: readonly string[] }[] = [
  {
    says: 'the app repeats an exchange whose answer was lost',
    steps: ['1 > 2', '1 > 3', '3 !', '3 > 4'],
  },
  {
    says: 'a token comes back after its successor was used: the whole login ends',
    steps: ['1 > 2', '2 > 3', 'no 1 > 4', 'no 3 > 4', 'no 2 !', 'no 3 !'],
  },
  {
    says: 'a token comes back after the access token beside its successor was used',
    steps: ['1 > 2', '2 !', 'no 1 > 3', 'no 2 > 3', 'no 2 !'],
  },
  {
    says: 'a token was given out twice; the use of one successor shows the other to be a copy',
    steps: ['1 > 2', '1 > 3', '3 > 4', 'no 2 > 5', 'no 4 > 5', 'no 4 !'],
  },
  {
    says: 'a token was given out twice; so does the use of an access token',
    steps: ['1 > 2', '1 > 3', '3 !', 'no 2 > 4', 'no 3 !'],
  },
  {
    says: 'a token was given out twice; the earlier successor is as good while none was used',
    steps: ['1 > 2', '1 > 3', '2 > 4', '4 !', '4 > 5'],
  },
  {
    says: 'the first access token stays good through exchanges, until the login ends',
    steps: ['1 !', '1 > 2', '1 !', '2 > 3', '1 !', 'no 1 > 4', 'no 1 !'],
  },
  {
    says: 'a long chain: only the last is good, and the one before it while the last is unused',
    steps: ['1 > 2', '2 > 3', '3 > 4', '3 > 5', '5 !', 'no 3 > 6', 'no 5 > 6'],
  },
];

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  let test: TestServer;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    test = await startTestServer(opened.database);
  });
  afterAll(async () => {
    await test.server.close();
    await opened.close();
  });

  const exchange = (token: string) =>
    test.post('/auth/token', { applicationId: APPLICATION_ID, token });
  const call = async (token: string) => (await test.get('/api/pro/account/info', token)).status;

  it.each(SEQUENCES)('$says', async ({ steps }) => {
    const other = await test.logIn('demo-kunde');
    const grants = new Map([['1', await test.logIn('demo-kunde')]]);
    for (const step of steps) {
      const [, no, from = '', to] = /^(no )?(\d) (?:> (\d)|!)$/.exec(step) ?? [];
      const grant = grants.get(from);
      if (grant === undefined) throw new Error(`Not a step: ${step}`);
      const wanted = no === undefined ? 200 : 401;
      if (to === undefined) {
        expect([step, await call(grant.token)]).toEqual([step, wanted]);
      } else {
        const answer = await exchange(grant.refreshToken);
        expect([step, answer.status]).toEqual([step, wanted]);
        if (answer.status === 200) grants.set(to, grantOf(answer));
      }
    }
    // Another login of the same person is not affected.
    expect(await call(other.token)).toBe(200);
  });
});
