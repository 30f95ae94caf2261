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
  { says: 'first nothing was asked for', actions: [], expected: { request: 'ready' } },
  { says: 'it is under way', actions: begun, expected: { request: 'sending', isDialogOpen: true } },
  {
    says: 'once it is sent there is nothing more to ask, nor a dialog',
    actions: [...begun, requestEnded('sent')],
    expected: { request: 'blocked', isDialogOpen: false, hasFailed: false },
  },
  {
    says: 'a failure blocks, too, and is said in the dialog',
    actions: [...begun, requestEnded('failed')],
    expected: { request: 'blocked', isDialogOpen: true, hasFailed: true },
  },
  {
    says: 'a failure opens no dialog',
    actions: [learned, requestBegun(), requestEnded('failed')],
    expected: { request: 'blocked', isDialogOpen: false, hasFailed: true },
  },
  {
    says: 'of the same account it stays blocked',
    actions: [...begun, requestEnded('sent'), learned],
    expected: { request: 'blocked', accountId: 'a-1' },
  },
  {
    says: 'another account begins anew',
    actions: [...begun, requestEnded('failed'), registrationLearned({ accountId: 'a-2', info })],
    expected: { request: 'ready', accountId: 'a-2', isDialogOpen: false, hasFailed: false },
  },
])('$says', ({ actions, expected }) => {
  expect(after(...actions)).toMatchObject(expected);
});

test.each([
  { says: 'a reading that is sent lifts the block', endpointName: 'sendResults', request: 'ready' },
  { says: 'another call does not', endpointName: 'sendUnlisted', request: 'blocked' },
])('$says', ({ endpointName, request }) => {
  const sent = { type: 'api/executeMutation/fulfilled', meta: { arg: { endpointName } } };
  expect(after(...begun, requestEnded('failed'), sent)).toMatchObject({ request });
});

test('a reading that is sent does not end a request that is under way', () => {
  const sent = {
    type: 'api/executeMutation/fulfilled',
    meta: { arg: { endpointName: 'sendResults' } },
  };
  expect(after(...begun, sent)).toMatchObject({ request: 'sending' });
});
