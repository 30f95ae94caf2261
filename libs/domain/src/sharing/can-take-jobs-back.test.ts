import { canTakeJobsBack } from './can-take-jobs-back';
import type { Share } from './share';

const share = (id: string, sharedAccounts: readonly Share[] = []): Share => ({
  id,
  name: 'Lindenstraße 14',
  username: null,
  allowToReShare: true,
  jobIds: ['j-1'],
  sharedAccounts,
});
const inner = share('inner');
const own = share('own', [inner]);
const other = share('other');

test.each([
  { says: 'an own one', of: own, viewed: null, is: true },
  { says: 'an own one that is looked at through its link', of: own, viewed: 'own', is: false },
  { says: 'another while one is looked at', of: other, viewed: 'own', is: true },
  { says: 'one that a sub-access made', of: inner, viewed: null, is: false },
  { says: 'one that nobody knows', of: share('gone'), viewed: null, is: false },
])('jobs may be taken out of a share: $says', ({ of, viewed, is }) => {
  expect(canTakeJobsBack(of, { made: [own, other], viewed })).toBe(is);
});
