import { aJob, anAccount } from '../testing';
import { uniqueJobs } from './unique-jobs';

const of = (login: string, id = 'j-1') => aJob({ id, login });
const child = anAccount({ id: 'child', parentId: 'parent' });
const parent = anAccount({ id: 'parent', parentId: 'grandparent' });
const grandparent = anAccount({ id: 'grandparent' });
const family = [child, parent, grandparent];
const loop = anAccount({ id: 'parent', parentId: 'child' });

test.each([
  { says: 'one account', jobs: [of('child')], accounts: family, logins: ['child'] },
  {
    says: 'the child before its parent',
    jobs: [of('child'), of('parent')],
    accounts: family,
    logins: ['parent'],
  },
  {
    says: 'the child behind its parent',
    jobs: [of('parent'), of('child')],
    accounts: family,
    logins: ['parent'],
  },
  {
    says: 'three generations',
    jobs: [of('child'), of('parent'), of('grandparent')],
    accounts: family,
    logins: ['grandparent'],
  },
  {
    says: 'strangers: the first',
    jobs: [of('one'), of('other')],
    accounts: [anAccount({ id: 'one' }), anAccount({ id: 'other' })],
    logins: ['one'],
  },
  {
    says: 'while nobody knows who they are: the first',
    jobs: [of('child'), of('parent')],
    accounts: [],
    logins: ['child'],
  },
  {
    says: 'each the parent of the other: the first',
    jobs: [of('child'), of('parent')],
    accounts: [child, loop],
    logins: ['child'],
  },
  { says: 'no jobs', jobs: [], accounts: family, logins: [] },
])('uniqueJobs: $says', ({ jobs, accounts, logins }) => {
  expect(uniqueJobs(jobs, accounts).map(({ login }) => login)).toEqual(logins);
});

test('other jobs of both accounts stay, in their order', () => {
  const jobs = [of('child', 'a'), of('child', 'b'), of('parent', 'b'), of('parent', 'c')];
  expect(uniqueJobs(jobs, family).map(({ id, login }) => `${id} ${login}`)).toEqual([
    'a child',
    'b parent',
    'c parent',
  ]);
});
