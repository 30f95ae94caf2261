import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvOf } from '../../testing/csv-of';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { databaseKinds } from '../../testing/test-database';
import { closeCampaign } from '../campaign/close-campaign';
import { openCampaign } from '../campaign/open-campaign';
import { importJobs } from './import-jobs';

type Row = Readonly<Record<string, string>>;

const METER: Row = {
  ...{ customerNumber: 'c-1', lastname: 'Brandt', meterNumber: '4711', preDecimals: '6' },
  ...{ obis: '', street: '', houseNumber: '', zip: '', objectKey: '', maLoId: '', meLoId: '' },
};
const DELIVERY = { obis: '1-1:1.8.0' };
const FEED_IN = { obis: '1-1:2.8.0' };
const MILL = { street: 'Mühlenweg', houseNumber: '1' };
const LIME = { street: 'Lindenstraße', houseNumber: '1' };

describe.each(databaseKinds)('the next campaign of meters with one number on %s', (kind) => {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const take = async (name: string, cells: readonly Row[]) => {
    const rows = cells.map((row, index) => ({ ...METER, jobId: `${name}-${index + 1}`, ...row }));
    writeFileSync(join(desk.cwd, `${name}.csv`), csvOf(...rows));
    return desk.run(importJobs, [`${name}.csv`]);
  };
  const successors = async () => {
    const jobs = await desk.database
      .selectFrom('job')
      .select(['id', 'successor_id'])
      .where('archived_on', 'is not', null)
      .orderBy('id')
      .execute();
    return jobs.map(({ id, successor_id: next }) => `${id} ${next ?? '–'}`);
  };
  const closeAndOpen = async () => {
    await desk.run(closeCampaign, [], { yes: true });
    await desk.run(openCampaign, ['2026']);
  };

  it.each<{
    readonly says: string;
    readonly before: readonly Row[];
    readonly after: readonly Row[];
    readonly goOn: readonly string[];
    readonly named?: string;
  }>([
    {
      says: 'a number that occurs once goes on, whatever else has changed',
      before: [{ ...DELIVERY, ...MILL }],
      after: [{ ...FEED_IN, ...LIME }],
      goOn: ['old-1 new-1'],
    },
    {
      says: 'two houses: each house goes on with its own',
      before: [MILL, LIME],
      after: [LIME, MILL],
      goOn: ['old-1 new-2', 'old-2 new-1'],
    },
    {
      says: 'a capital letter makes no other street',
      before: [MILL, LIME],
      after: [{ ...LIME, street: 'LindenStraße' }, MILL],
      goOn: ['old-1 new-2', 'old-2 new-1'],
    },
    {
      says: 'a street is the same in either spelling',
      before: [MILL, LIME],
      after: [
        { ...LIME, street: 'Linden-Str.' },
        { ...MILL, street: 'Muehlenweg' },
      ],
      goOn: ['old-1 new-2', 'old-2 new-1'],
    },
    {
      says: 'a hyphen tells two house numbers apart',
      before: [MILL, { ...LIME, houseNumber: '1-3' }],
      after: [{ ...LIME, houseNumber: '13' }],
      goOn: ['old-1 –', 'old-2 –'],
      named: 'new-1',
    },
    {
      says: 'a hyphen does so in the street, too',
      before: [MILL, { ...LIME, street: 'Lindenstr. 1-3', houseNumber: '' }],
      after: [{ ...LIME, street: 'Lindenstraße 13', houseNumber: '' }],
      goOn: ['old-1 –', 'old-2 –'],
      named: 'new-1',
    },
    {
      says: 'a house that no earlier job names is named: it may be another spelling',
      before: [MILL, LIME],
      after: [MILL, { ...LIME, street: 'Lindenallee' }],
      goOn: ['old-1 new-1', 'old-2 –'],
      named: 'new-2',
    },
    {
      says: 'another metering location than all earlier jobs is named',
      before: [{ ...MILL, meLoId: 'DE1' }, LIME],
      after: [{ ...MILL, meLoId: 'DE2' }],
      goOn: ['old-1 –', 'old-2 –'],
      named: 'new-1',
    },
    {
      says: 'a meter for both ways as two jobs: the rates tell them apart',
      before: [DELIVERY, FEED_IN],
      after: [FEED_IN, DELIVERY],
      goOn: ['old-1 new-2', 'old-2 new-1'],
    },
    {
      says: 'two metering locations at one address',
      before: [
        { ...MILL, meLoId: 'DE1' },
        { ...MILL, meLoId: 'DE2' },
      ],
      after: [
        { ...MILL, meLoId: 'DE2' },
        { ...MILL, meLoId: 'DE1' },
      ],
      goOn: ['old-1 new-2', 'old-2 new-1'],
    },
    {
      says: 'a location that only one of the files names tells nothing apart',
      before: [MILL, LIME],
      after: [
        { ...LIME, meLoId: 'DE1' },
        { ...MILL, meLoId: 'DE2' },
      ],
      goOn: ['old-1 new-2', 'old-2 new-1'],
    },
    {
      says: 'one of two houses has a job this year',
      before: [MILL, LIME],
      after: [LIME],
      goOn: ['old-1 –', 'old-2 new-1'],
    },
    {
      says: 'a second meter of the number came this year: it has no earlier readings to miss',
      before: [MILL],
      after: [LIME, MILL],
      goOn: ['old-1 new-2'],
    },
    {
      says: 'two alike: neither goes on, and both are named',
      before: [MILL, MILL],
      after: [MILL, MILL],
      goOn: ['old-1 –', 'old-2 –'],
      named: 'new-1, new-2',
    },
    {
      says: 'two alike beside a third: the third goes on',
      before: [MILL, MILL, LIME],
      after: [MILL, LIME],
      goOn: ['old-1 –', 'old-2 –', 'old-3 new-2'],
      named: 'new-1',
    },
  ])('$says', async ({ before, after, goOn, named }) => {
    await desk.run(openCampaign, ['2025']);
    await take('old', before);
    await closeAndOpen();
    const said = await take('new', after);
    expect(await successors()).toEqual(goOn);
    expect(/Ohne frühere Stände.*:\n +(.*)/s.exec(said)?.[1]).toBe(named);
  });

  it('a single job without earlier readings is told why', async () => {
    await desk.run(openCampaign, ['2025']);
    await take('old', [MILL, MILL]);
    await closeAndOpen();
    const said = await take('new', [MILL]);
    expect(said.replace(/\s+/g, ' ')).toContain(
      'Ohne frühere Stände: 1 Auftrag. Mehrere Zähler des Kunden haben dieselbe Nummer, und weder Ort noch Markt- oder Messlokation noch OBIS-Kennzahl zeigt, welcher es ist: new-1',
    );
  });

  it('two files of one campaign: the second takes what the first has left', async () => {
    await desk.run(openCampaign, ['2025']);
    await take('old', [MILL, LIME]);
    await closeAndOpen();
    await take('first', [LIME]);
    await take('second', [LIME, MILL]);
    expect(await successors()).toEqual(['old-1 second-2', 'old-2 first-1']);
  });

  it('the same file once more changes nothing', async () => {
    await desk.run(openCampaign, ['2025']);
    await take('old', [MILL, MILL, LIME]);
    await closeAndOpen();
    await take('new', [MILL, LIME]);
    const linked = await successors();
    await take('new', [MILL, LIME]);
    expect(await successors()).toEqual(linked);
  });
});
