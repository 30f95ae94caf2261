import { aConfig, aJob } from '../testing';
import { preselectedJob } from './preselected-job';

const one = aJob({ id: 'one' });
const done = aJob({ id: 'done', done: true });
const two = aJob({ id: 'two' });

test.each([
  { says: 'the only one opens', isOn: true, jobs: [one], opens: 'one' },
  { says: 'a done one, too', isOn: true, jobs: [done], opens: 'done' },
  { says: 'of two none', isOn: true, jobs: [one, two], opens: null },
  { says: 'of none none', isOn: true, jobs: [], opens: null },
  { says: 'switched off none', isOn: false, jobs: [one], opens: null },
  {
    says: 'by link the only open one',
    isOn: false,
    jobs: [done, one],
    isByLink: true,
    opens: 'one',
  },
  { says: 'by link of two none', isOn: false, jobs: [one, two], isByLink: true, opens: null },
  { says: 'by link a done one alone', isOn: false, jobs: [done], isByLink: true, opens: null },
])('preselectedJob: $says', ({ isOn, jobs, isByLink = false, opens }) => {
  const { features } = aConfig({ features: { preselectJobIfSingleEnabled: isOn } });
  expect(preselectedJob(jobs, features, isByLink)?.id ?? null).toBe(opens);
});
