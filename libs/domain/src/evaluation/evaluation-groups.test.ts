import { aConfig, aJob, aMeter, aRateTask } from '../testing';
import { canEvaluate, evaluationGroups } from './evaluation-groups';

const rate = aRateTask();
const bare = aRateTask({ readingEvents: [] });
const job = (id: string, done: boolean, hasHistory: boolean, features = {}) =>
  aJob({
    id,
    done,
    config: { features, meterReading: {} },
    meter: aMeter({ meterNumber: `N-${id}`, meterRateTasks: [hasHistory ? rate : bare] }),
  });
const jobs = [
  job('4', true, false),
  job('3', false, true),
  job('2', true, true),
  job('1', true, true),
  job('5', false, false),
];
const ids = (group: readonly { readonly id: string }[]) => group.map(({ id }) => id);

test.each([
  { says: 'only done jobs, as by default', flags: {}, groups: [['1', '2'], [], ['4', '5']] },
  {
    says: 'open jobs, too',
    flags: { evaluationShowOnlyDoneJobs: false },
    groups: [['1', '2'], ['3'], ['4', '5']],
  },
  {
    says: 'no history is used',
    flags: { evaluationUseHistoricReadings: false },
    groups: [[], [], ['1', '2', '3', '4', '5']],
  },
])('evaluationGroups: $says', ({ flags, groups }) => {
  const found = evaluationGroups(jobs, aConfig({ features: flags }));
  expect([found.doneWithHistory, found.openWithHistory, found.withoutHistory].map(ids)).toEqual(
    groups,
  );
});

test.each([
  { says: 'a job may show itself', flag: false, shown: ['1'] },
  { says: 'or not', flag: true, shown: [] },
])('an own setting of the job: $says', ({ flag, shown }) => {
  const own = job('1', false, true, { evaluationShowOnlyDoneJobs: flag });
  const config = aConfig({ features: { evaluationShowOnlyDoneJobs: !flag } });
  expect(ids(evaluationGroups([own], config).openWithHistory)).toEqual(shown);
});

test.each([
  { says: 'one rate with a reading is enough', rates: [bare, rate], can: true },
  { says: 'none has one', rates: [bare], can: false },
  { says: 'there is no rate', rates: [], can: false },
])('canEvaluate: $says', ({ rates, can }) => {
  const meter = aMeter({ meterRateTasks: rates });
  expect(canEvaluate(aJob({ meter }), aConfig().features)).toBe(can);
});
