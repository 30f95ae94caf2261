import { groupedBy } from './grouped-by';

test.each([
  { says: 'nothing', items: [], groups: [] },
  { says: 'one group', items: ['a1', 'a2'], groups: [['a', ['a1', 'a2']]] },
  {
    says: 'groups in the order of their first item',
    items: ['b1', 'a1', 'b2'],
    groups: [
      ['b', ['b1', 'b2']],
      ['a', ['a1']],
    ],
  },
])('groupedBy: $says', ({ items, groups }) => {
  expect([...groupedBy<string, string>(items, (item) => item.slice(0, 1))]).toEqual(groups);
});
