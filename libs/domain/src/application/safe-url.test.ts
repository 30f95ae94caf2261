import { safeUrl } from './safe-url';

test.each([
  { says: 'https', url: 'https://www.example.org/impressum', is: true },
  { says: 'no plain http', url: 'http://www.example.org', is: false },
  { says: 'http on this machine', url: 'http://localhost:4200/x', is: true },
  { says: 'http on this machine by number', url: 'http://127.0.0.1', is: true },
  { says: 'no host that begins like it', url: 'http://localhost.example.org', is: false },
  { says: 'no user name that looks like it', url: 'http://localhost:80@example.org', is: false },
  { says: 'no address inside of a script', url: 'javascript:open("https://a.example")', is: false },
  {
    says: 'no local address inside of one',
    url: 'javascript:open("http://localhost/")',
    is: false,
  },
  { says: 'no script', url: 'javascript:alert(1)', is: false },
  { says: 'no data', url: 'data:text/html,x', is: false },
  { says: 'no path alone', url: '/impressum', is: false },
  { says: 'no https without a host', url: 'https:///x', is: false },
  { says: 'no number', url: 4, is: false },
  { says: 'nothing', url: null, is: false },
])('safeUrl: $says', ({ url, is }) => {
  expect(safeUrl(url)).toBe(is ? url : null);
});

test('blanks around an address are dropped', () => {
  expect(safeUrl(' https://a.example ')).toBe('https://a.example');
});
