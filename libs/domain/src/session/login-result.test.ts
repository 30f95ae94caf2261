import { aConfig, anAccount } from '../testing';
import { loginResult } from './login-result';

const child = anAccount({ id: 'child', parentId: 'parent' });
const account = anAccount({ id: 'new' });

test.each([
  { says: 'the first', account, loggedIn: [], accountIds: ['new'] },
  { says: 'a second one is added', account, loggedIn: ['a'], accountIds: ['a', 'new'] },
  {
    says: 'a known one is not there twice',
    account,
    loggedIn: ['new', 'a'],
    accountIds: ['a', 'new'],
  },
  { says: 'a sub-access by itself', account: child, loggedIn: [], accountIds: ['child'] },
  {
    says: 'a sub-access beside a stranger',
    account: child,
    loggedIn: ['a'],
    accountIds: ['a', 'child'],
  },
])('the accounts after a login: $says', ({ account: whose, loggedIn, accountIds }) => {
  const end = loginResult({
    account: whose,
    loggedIn,
    hasDeepLink: false,
    features: aConfig().features,
  });
  expect(end).toMatchObject({ kind: 'added', accountIds });
});

test.each([
  { says: 'all others are removed', loggedIn: ['a', 'b'], accountIds: ['new'] },
  { says: 'there were none', loggedIn: [], accountIds: ['new'] },
])('one account at a time: $says', ({ loggedIn, accountIds }) => {
  const { features } = aConfig({ features: { multipleAccountsLoginEnabled: false } });
  expect(loginResult({ account, loggedIn, hasDeepLink: false, features })).toMatchObject({
    accountIds,
  });
});

test.each([
  { says: 'beside others', loggedIn: ['a', 'parent'] },
  { says: 'alone', loggedIn: ['parent'] },
])('a sub-access whose parent is logged in, $says, is looked at and not added', ({ loggedIn }) => {
  const { features } = aConfig();
  expect(loginResult({ account: child, loggedIn, hasDeepLink: true, features })).toEqual({
    kind: 'viewed',
    accountId: 'parent',
    childAccountId: 'child',
  });
});

test.each([
  { says: 'home', toJobs: false, hasDeepLink: false, goTo: 'home' },
  {
    says: 'to the jobs, if the utility wants that',
    toJobs: true,
    hasDeepLink: false,
    goTo: 'jobs',
  },
  { says: 'to where the person wanted to go', toJobs: true, hasDeepLink: true, goTo: null },
])('a login ends: $says', ({ toJobs, hasDeepLink, goTo }) => {
  const { features } = aConfig({ features: { redirectToJobsScreenOnLoginEnabled: toJobs } });
  expect(loginResult({ account, loggedIn: [], hasDeepLink, features })).toMatchObject({ goTo });
});
