import { loginOf } from './login-of';

test.each([
  { url: '/api/public/application', login: 'none' },
  { url: '/auth/token', login: 'none' },
  { url: '/api/pro/job', login: 'account' },
  { url: '/api/pro/unknown-reading', login: 'account' },
  { url: '/api/communication/email/share/account', login: 'account' },
  { url: '/api/unknown-readings/results', login: 'anonymous' },
  { url: '/api/pro/unknown-readings/receipts', login: 'anonymous' },
])('$url takes the token: $login', ({ url, login }) => {
  expect(loginOf(url)).toBe(login);
});
