import { ROLES } from '../session/roles';
import { aConfig } from '../testing';
import {
  canAskForReceipt,
  type RegistrationFacts,
  registrationTrigger,
  opensAfterSending,
} from './registration-trigger';

const registered = {
  registered: true,
  currentConfirmedCommunicationTypes: ['EMAIL'],
  selfServiceToken: 's-1',
};
const unregistered = { ...registered, currentConfirmedCommunicationTypes: [] };
const good: RegistrationFacts = {
  isOnline: true,
  isFocused: true,
  loginCount: 1,
  roles: [ROLES.proUser, ROLES.registeredUserReceipt],
  info: registered,
};
const config = aConfig({
  communicationSettings: {
    sendingCrmRegisteredUserReadingReceiptAllowed: true,
    showSendingReadingReceiptOnHomeScreen: true,
    showSendingReadingReceiptOnJobScreen: true,
    showSendingReadingReceiptOnMainMenu: true,
  },
  crmSettings: {
    registrationEnabled: true,
    showRegistrationOnHomeScreen: true,
    showRegistrationOnJobScreen: true,
    showRegistrationOnMainMenu: true,
    showModalAfterLastJobCompleted: true,
  },
});

test.each([
  { says: 'registered: a receipt', part: {}, is: 'send-receipt' },
  { says: 'not registered: the registration', part: { info: unregistered }, is: 'register' },
  { says: 'offline', part: { isOnline: false }, is: null },
  { says: 'the window has no focus', part: { isFocused: false }, is: null },
  { says: 'no login', part: { loginCount: 0 }, is: null },
  { says: 'two logins', part: { loginCount: 2 }, is: null },
  { says: 'nothing known of the token', part: { roles: [] }, is: null },
  { says: 'nothing known of the registration', part: { info: null }, is: null },
  { says: 'one role is missing', part: { roles: [ROLES.proUser] }, is: null },
  {
    says: 'the other role is missing',
    part: { roles: [ROLES.registeredUserReceipt] },
    is: null,
  },
])('registrationTrigger: $says', ({ part, is }) => {
  expect(registrationTrigger('home', { ...good, ...part }, config)).toBe(is);
});

test.each([
  {
    says: 'receipts are not allowed',
    off: 'sendingCrmRegisteredUserReadingReceiptAllowed',
    shown: [],
  },
  {
    says: 'not on the home screen',
    off: 'showSendingReadingReceiptOnHomeScreen',
    shown: ['job', 'menu', 'last-job'],
  },
  {
    says: 'not at the job',
    off: 'showSendingReadingReceiptOnJobScreen',
    shown: ['home', 'menu', 'last-job'],
  },
  {
    says: 'not in the menu',
    off: 'showSendingReadingReceiptOnMainMenu',
    shown: ['home', 'job', 'last-job'],
  },
] as const)('where a receipt is offered: $says', ({ off, shown }) => {
  const settings = { ...config.communicationSettings, [off]: false };
  const places = (['home', 'job', 'menu', 'last-job'] as const).filter(
    (place) =>
      registrationTrigger(place, good, { ...config, communicationSettings: settings }) !== null,
  );
  expect(places).toEqual(shown);
});

test.each([
  { says: 'registration is switched off', off: 'registrationEnabled', shown: [] },
  {
    says: 'not on the home screen',
    off: 'showRegistrationOnHomeScreen',
    shown: ['job', 'menu', 'last-job'],
  },
  {
    says: 'not at the job',
    off: 'showRegistrationOnJobScreen',
    shown: ['home', 'menu', 'last-job'],
  },
  {
    says: 'not in the menu',
    off: 'showRegistrationOnMainMenu',
    shown: ['home', 'job', 'last-job'],
  },
  {
    says: 'not after the last job',
    off: 'showModalAfterLastJobCompleted',
    shown: ['home', 'job', 'menu'],
  },
] as const)('where the registration is offered: $says', ({ off, shown }) => {
  const facts = { ...good, info: unregistered };
  const settings = { ...config.crmSettings, [off]: false };
  const places = (['home', 'job', 'menu', 'last-job'] as const).filter(
    (place) => registrationTrigger(place, facts, { ...config, crmSettings: settings }) !== null,
  );
  expect(places).toEqual(shown);
});

test.each([
  { says: 'with a done job', state: 'ready', done: 1, can: true },
  { says: 'without one there is nothing to confirm', state: 'ready', done: 0, can: false },
  { says: 'while it is sent', state: 'sending', done: 1, can: false },
  { says: 'after it was sent', state: 'blocked', done: 1, can: false },
] as const)('canAskForReceipt: $says', ({ state, done, can }) => {
  expect(canAskForReceipt(state, done)).toBe(can);
});

test.each([
  { says: 'all are done, not registered', info: unregistered, done: 2, total: 2, opens: true },
  { says: 'all are done, registered', info: registered, done: 2, total: 2, opens: true },
  { says: 'all are done, nothing known', info: null, done: 2, total: 2, opens: false },
  { says: 'one is left', info: registered, done: 1, total: 2, opens: false },
  { says: 'there are none', info: registered, done: 0, total: 0, opens: false },
])('opensAfterSending: $says', ({ info, done, total, opens }) => {
  expect(opensAfterSending({ ...good, info }, config, { done, total })).toBe(opens);
});

test('opensAfterSending: not where it is switched off', () => {
  const crmSettings = { ...config.crmSettings, showModalAfterLastJobCompleted: false };
  expect(opensAfterSending(good, { ...config, crmSettings }, { done: 2, total: 2 })).toBe(false);
});
