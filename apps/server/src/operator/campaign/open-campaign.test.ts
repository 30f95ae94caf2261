import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvOf } from '../../testing/csv-of';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { anyDatabase } from '../../testing/test-database';
import { importJobs } from '../import-jobs/import-jobs';
import { openCampaign } from './open-campaign';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk(anyDatabase);
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

const take = () => {
  const meter = { meterNumber: '7ELS1', preDecimals: '6' };
  const row = { customerNumber: 'c-1', lastname: 'Brandt', jobId: 'j-1', ...meter };
  writeFileSync(join(desk.cwd, 'jobs.csv'), csvOf(row));
  return desk.run(importJobs, ['jobs.csv']);
};
const campaigns = () => desk.database.selectFrom('job').select('campaign_id').execute();

it('says which jobs stay outside, and an import takes them in later', async () => {
  await take();
  expect(await desk.run(openCampaign, ['2027'])).toMatch(
    /In keiner Kampagne: 1 Auftrag.*--existing/,
  );
  expect(await campaigns()).toEqual([{ campaign_id: null }]);
  await take();
  expect(await campaigns()).not.toEqual([{ campaign_id: null }]);
});

it('says nothing of jobs that it takes in', async () => {
  await take();
  const said = await desk.run(openCampaign, ['2027'], { existing: true });
  expect(said).toMatch(/1 vorhandenen Auftrag/);
  expect(said).not.toContain('In keiner');
});
