import { storedMenu, storeMenu } from './stored-menu';

const reading = { id: 'reading', href: '/ablesung' } as const;

beforeEach(() => localStorage.clear());

test("the wizard's page knows the portal's menu until the logout", () => {
  storeMenu([reading], window);
  expect(storedMenu(window)).toEqual([reading]);
  storeMenu([], window);
  expect(storedMenu(window)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test.each([
  { says: 'nothing', kept: null, items: [] },
  { says: 'no JSON', kept: '[{', items: [] },
  { says: 'no list', kept: '{"id":"reading","href":"/ablesung"}', items: [] },
  { says: 'a hole', kept: '[null,"reading",{}]', items: [] },
  { says: 'an item of another version', kept: '[{"id":"news","href":"/"}]', items: [] },
  { says: 'no address', kept: '[{"id":"reading","href":1}]', items: [] },
  { says: 'a script', kept: '[{"id":"reading","href":"javascript:alert(1)"}]', items: [] },
  { says: 'another origin', kept: '[{"id":"reading","href":"//example.org"}]', items: [] },
  {
    says: 'and written otherwise',
    kept: '[{"id":"reading","href":"/\\\\example.org"}]',
    items: [],
  },
  { says: 'one good, one not', kept: '[{},{"id":"reading","href":"/ablesung"}]', items: [reading] },
])('$says', ({ kept, items }) => {
  if (kept !== null) localStorage.setItem('ablesbar-menu', kept);
  expect(storedMenu(window)).toEqual(items);
});

test('a browser that keeps nothing has no menu, and breaks nothing', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new Error('blocked');
    },
  };
  storeMenu([reading], blocked);
  expect(storedMenu(blocked)).toEqual([]);
});
