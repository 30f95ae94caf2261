import { join } from 'node:path';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { anyDatabase } from '../../testing/test-database';
import { importConsents } from '../import-consents/import-consents';
import { importHistory } from '../import-history/import-history';
import { importJobs } from '../import-jobs/import-jobs';

const example = (name: string) => join(__dirname, '../../../examples', name);

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk(anyDatabase);
});
afterAll(() => desk.close());

it('the sample files of jobs, history and consents come into an empty database', async () => {
  expect(await desk.run(importJobs, [example('jobs.csv')])).toMatch(
    /3 Zeilen, 2 Aufträge \(2 neu\)/,
  );
  expect(await desk.run(importHistory, [example('history.csv')])).toMatch(
    /6 Stände von 2 Aufträgen: 6 neu/,
  );
  expect(await desk.run(importConsents, [example('consents.csv')])).toMatch(
    /2 Zeilen: 1 Einwilligung, 1 Widerruf/,
  );
  const names = await desk.database.selectFrom('account').select('name').orderBy('name').execute();
  expect(names.map(({ name }) => name)).toEqual(['@home Hausverwaltung GmbH', 'Jörg Schäfer']);
});
