import { aJob } from '../testing';
import { tableAccount } from './table-account';

const jobs = (login: string, count: number, done = false) =>
  Array.from({ length: count }, (_, index) => aJob({ id: `${login}-${index}`, login, done }));

test.each([
  { says: 'ten open meters', all: jobs('a', 10), waiting: [], is: 'a' },
  { says: 'nine', all: jobs('a', 9), waiting: [], is: null },
  { says: 'ten, of which one waits', all: jobs('a', 10), waiting: ['a-3'], is: null },
  { says: 'ten that are done', all: jobs('a', 10, true), waiting: [], is: null },
  {
    says: 'the account with more',
    all: [...jobs('a', 10), ...jobs('b', 11)],
    waiting: [],
    is: 'b',
  },
  { says: 'two accounts with few', all: [...jobs('a', 9), ...jobs('b', 9)], waiting: [], is: null },
  { says: 'nothing', all: [], waiting: [], is: null },
])('the table is offered for $says: $is', ({ all, waiting, is }) => {
  expect(tableAccount(all, new Set(waiting))).toBe(is);
});
