import {
  dialogOpened,
  registrationLearned,
  registrationSlice,
  requestBegun,
  requestEnded,
} from './registration.slice';

const { reducer } = registrationSlice;
const info = { registered: false, currentConfirmedCommunicationTypes: [], selfServiceToken: 's' };
const learned = registrationLearned({ accountId: 'a-1', info });
const begun = [learned, dialogOpened(), requestBegun()];

const after = (...actions: readonly { readonly type: string }[]) =>
  actions.reduce(reducer, reducer(undefined, { type: 'begin' }));

test.each([
  { says: 'at first no receipt was requested', actions: [], expected: { request: 'ready' } },
  {
    says: 'the request is running',
    actions: begun,
    expected: { request: 'sending', isDialogOpen: true },
  },
  {
    says: 'a sent request blocks another one and closes the dialog',
    actions: [...begun, requestEnded('sent')],
    expected: { request: 'blocked', isDialogOpen: false, hasFailed: false },
  },
  {
    says: 'a failure blocks another request and is shown in the dialog',
    actions: [...begun, requestEnded('failed')],
    expected: { request: 'blocked', isDialogOpen: true, hasFailed: true },
  },
  {
    says: 'a failure opens no dialog',
    actions: [learned, requestBegun(), requestEnded('failed')],
    expected: { request: 'blocked', isDialogOpen: false, hasFailed: true },
  },
  {
    says: 'the same account stays blocked',
    actions: [...begun, requestEnded('sent'), learned],
    expected: { request: 'blocked', accountId: 'a-1' },
  },
  {
    says: 'another account starts unblocked',
    actions: [...begun, requestEnded('failed'), registrationLearned({ accountId: 'a-2', info })],
    expected: { request: 'ready', accountId: 'a-2', isDialogOpen: false, hasFailed: false },
  },
])('$says', ({ actions, expected }) => {
  expect(after(...actions)).toMatchObject(expected);
});

test.each([
  { says: 'a sent reading ends the block', endpointName: 'sendResults', request: 'ready' },
  { says: 'another call does not end the block', endpointName: 'sendUnlisted', request: 'blocked' },
])('$says', ({ endpointName, request }) => {
  const sent = { type: 'api/executeMutation/fulfilled', meta: { arg: { endpointName } } };
  expect(after(...begun, requestEnded('failed'), sent)).toMatchObject({ request });
});

test('a sent reading does not end a running request', () => {
  const sent = {
    type: 'api/executeMutation/fulfilled',
    meta: { arg: { endpointName: 'sendResults' } },
  };
  expect(after(...begun, sent)).toMatchObject({ request: 'sending' });
});
