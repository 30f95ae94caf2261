import { footerLinks } from './footer-links';

const none = { url: null };

test.each([
  {
    says: 'all three',
    legal: { imprint: { url: '/impressum' }, privacy: { url: 'https://swn.example/d' } },
    expected: ['/impressum', 'https://swn.example/d', '/b'],
  },
  {
    says: 'missing links are left out',
    legal: { imprint: none, privacy: none },
    expected: ['/b'],
  },
])('$says', ({ legal, expected }) => {
  const links = footerLinks((key) => key, legal, '/b');
  expect(links.map(({ href }) => href)).toEqual(expected);
});
