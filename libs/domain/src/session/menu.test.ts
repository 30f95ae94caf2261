import { menuItems } from './menu';

const everything = { loggedIn: true, evaluationEnabled: true, shareable: true, helpEnabled: true };

test.each([
  {
    says: 'everything',
    but: {},
    items: ['home', 'reading', 'evaluation', 'management', 'help'],
  },
  { says: 'nobody is logged in', but: { loggedIn: false }, items: ['home'] },
  {
    says: 'no evaluation',
    but: { evaluationEnabled: false },
    items: ['home', 'reading', 'management', 'help'],
  },
  {
    says: 'nothing to share',
    but: { shareable: false },
    items: ['home', 'reading', 'evaluation', 'help'],
  },
  {
    says: 'no help',
    but: { helpEnabled: false },
    items: ['home', 'reading', 'evaluation', 'management'],
  },
])('menuItems: $says', ({ but, items }) => {
  expect(menuItems({ ...everything, ...but })).toEqual(items);
});
