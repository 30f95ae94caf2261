import {
  afterRegistration,
  isRegistered,
  ownRegistrationUrl,
  registrationUrl,
  shouldAskForRegistration,
} from './registration';

const info = (types: readonly string[], selfServiceToken: string | null) => ({
  registered: true,
  currentConfirmedCommunicationTypes: types,
  selfServiceToken,
});
const registered = info(['EMAIL'], 's-1');

test.each([
  { says: 'e-mail is confirmed', given: registered, is: true },
  { says: 'e-mail is confirmed among others', given: info(['POST', 'EMAIL'], 's-1'), is: true },
  { says: 'something else is confirmed', given: info(['POST'], 's-1'), is: false },
  { says: 'nothing is confirmed', given: info([], 's-1'), is: false },
  { says: 'no token', given: info(['EMAIL'], null), is: false },
  { says: 'a blank token', given: info(['EMAIL'], ' '), is: false },
  {
    says: 'the server alone says so',
    given: { ...info([], null), registered: true },
    is: false,
  },
])('isRegistered: $says', ({ given, is }) => {
  expect(isRegistered(given)).toBe(is);
});

test.each([
  { says: 'nothing is known yet', part: {}, is: true },
  { says: 'not registered yet', part: { info: info([], 's-1') }, is: true },
  { says: 'already registered', part: { info: registered }, is: false },
  { says: 'two logins', part: { loginCount: 2 }, is: false },
  { says: 'no login', part: { loginCount: 0 }, is: false },
  { says: 'no token', part: { hasToken: false }, is: false },
])('shouldAskForRegistration: $says', ({ part, is }) => {
  expect(shouldAskForRegistration({ info: null, loginCount: 1, hasToken: true, ...part })).toBe(is);
});

test.each([
  { says: 'of the base', base: 'https://crm.example', url: 'https://crm.example/m/s-1?ref=ksa' },
  {
    says: 'of a base that ends in slashes',
    base: 'https://crm.example/x//',
    url: 'https://crm.example/x/m/s-1?ref=ksa',
  },
  { says: 'none without a base', base: null, url: null },
])('registrationUrl: $says', ({ base, url }) => {
  expect(registrationUrl(base, registered)).toBe(url);
});

test.each([
  { says: 'of the own server', base: 'https://a.example/e-mail', is: '/e-mail/m/s-1?ref=ksa' },
  { says: 'none of a customer system', base: 'https://crm.example/e-mail', is: null },
  { says: 'none of a server that begins alike', base: 'https://a.example.org/e-mail', is: null },
  { says: 'none without a base', base: null, is: null },
])('ownRegistrationUrl: $says', ({ base, is }) => {
  const url = ownRegistrationUrl(base, registered, 'https://a.example');
  expect(url).toBe(is === null ? null : `https://a.example${is}`);
});

test.each([
  { says: 'none without a token', token: null, url: null },
  { says: 'none with a blank one', token: ' ', url: null },
  {
    says: 'no token reaches beyond its place',
    token: 'a/b?c#d',
    url: 'https://crm.example/m/a%2Fb%3Fc%23d?ref=ksa',
  },
])('registrationUrl: $says', ({ token, url }) => {
  expect(registrationUrl('https://crm.example', info([], token))).toBe(url);
});

test.each([
  { says: 'e-mail is not confirmed yet', given: info([], 's-1'), done: 1, then: 'wait' },
  { says: 'there is something to confirm', given: registered, done: 1, then: 'send-receipt' },
  { says: 'there is nothing yet', given: registered, done: 0, then: 'close' },
])('afterRegistration: $says', ({ given, done, then }) => {
  expect(afterRegistration(given, done)).toBe(then);
});
