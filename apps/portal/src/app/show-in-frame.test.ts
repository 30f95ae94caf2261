import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { helpApi, jobApi } from '@ablesbar/api-client';
import { ROLES } from '@ablesbar/domain';
import { aConfig, aJob } from '@ablesbar/domain/testing';
import { recordOf } from '@ablesbar/offline-queue/testing';
import { observable } from '@ablesbar/ui/observable';
import type { Frame, Portal } from '../base/portal';
import { draftsFilled } from '../reading/reading-draft.slice';
import { queueChanged, readingsEvicted } from '../outbox/outbox.slice';
import { unknownAccount } from '../session/session';
import { registrationLearned } from '../registration/registration.slice';
import { createStore } from './create-store';
import { showInFrame } from './show-in-frame';
import { startedPortal } from './testing/started-portal';

const nothing: Omit<Frame, 'countDrafts'> = {
  hasManagement: false,
  hasHelp: false,
  unsent: 0,
  evicted: 0,
  isKeeping: true,
  hasRoom: true,
  isClockRight: true,
  mail: null,
};
const roles = [ROLES.proUser, ROLES.registeredUserReceipt];
const shareable = aJob({ jobPermissions: { reShare: true } });
const config = aConfig({
  features: { reshareAllowed: true },
  crmSettings: { registrationEnabled: true, showRegistrationOnMainMenu: true },
  communicationSettings: {
    sendingCrmRegisteredUserReadingReceiptAllowed: true,
    showSendingReadingReceiptOnMainMenu: true,
  },
});

/** The frame of a page on which a-1 is logged in, and what the test can change around it. */
async function shown() {
  const started = await startedPortal();
  const session = observable({
    ...started.session.state(),
    accountIds: ['a-1'],
    accounts: { 'a-1': { ...unknownAccount, roles } },
  });
  const online = observable(true);
  const focused = observable(true);
  const answering = observable(true);
  const hasRoom = observable(true);
  const isClockRight = observable(true);
  const frame = observable<Frame>({ ...nothing, countDrafts: () => 0 });
  const portal: Portal = {
    ...started,
    application: { ...started.application, config },
    session: { ...started.session, state: session.get, subscribe: session.subscribe },
    connection: { ...started.connection, isOnline: online.get, subscribe: online.subscribe },
    deviceClock: { ...started.deviceClock, isRight: isClockRight },
    frame,
  };
  const store = createStore(portal);
  showInFrame({
    portal,
    store,
    draftPhotos: { of: () => ({}) },
    device: { answering, hasRoom },
    document: { hasFocus: focused.get },
    window: {
      addEventListener: (event, listener) => event === 'focus' && focused.subscribe(listener),
    },
  });
  const told = jest.fn();
  frame.subscribe(told);
  const learn = (part: Partial<Parameters<typeof registrationLearned>[0]['info']>) =>
    store.dispatch(
      registrationLearned({
        accountId: 'a-1',
        info: {
          registered: false,
          currentConfirmedCommunicationTypes: [],
          selfServiceToken: 's-1',
          ...part,
        },
      }),
    );
  const { applicationId } = portal.application;
  return {
    ...{ frame, told, session, online, focused, answering, hasRoom, isClockRight, store, learn },
    hasHelp: () => store.dispatch(helpApi.util.upsertQueryData('hasHelp', applicationId, true)),
    jobs: (jobs: readonly ReturnType<typeof aJob>[]) =>
      store.dispatch(jobApi.util.upsertQueryData('jobs', 'a-1', [...jobs])),
  };
}

test('the frame is empty at first', async () => {
  const { frame } = await shown();
  expect(frame.get()).toMatchObject(nothing);
});

test('a shareable job adds the management to the menu, until its account is removed', async () => {
  const { frame, jobs, session } = await shown();
  await jobs([shareable]);
  await waitFor(() => expect(frame.get()).toMatchObject({ ...nothing, hasManagement: true }));
  session.set({ ...session.get(), accountIds: [] });
  expect(frame.get()).toMatchObject(nothing);
});

test('the menu has the help after the server has confirmed it', async () => {
  const { frame, hasHelp } = await shown();
  await hasHelp();
  await waitFor(() => expect(frame.get()).toMatchObject({ ...nothing, hasHelp: true }));
});

test('the frame shows the number of waiting readings', async () => {
  const { frame, store } = await shown();
  const waiting = [recordOf({ id: 'r-1' }), recordOf({ id: 'r-2' })];
  store.dispatch(queueChanged({ waiting, isSending: false }));
  expect(frame.get()).toMatchObject({ ...nothing, unsent: 2 });
});

test('the frame shows how many readings the browser has deleted', async () => {
  const { frame, store } = await shown();
  store.dispatch(readingsEvicted(2));
  expect(frame.get()).toMatchObject({ ...nothing, evicted: 2 });
});

test('the frame counts the drafts at the moment when it is asked', async () => {
  const { frame, store } = await shown();
  const some = [{ jobId: 'j-1', values: { 't-1': { integer: '1', decimals: '' } } }];
  expect(frame.get().countDrafts(['a-1'])).toBe(0);
  store.dispatch(draftsFilled({ at: '2026-11-29T12:00:00Z', some }));
  expect(frame.get().countDrafts(['a-1'])).toBe(1);
});

test.each([
  { says: 'this device keeps nothing', part: 'answering', shows: { isKeeping: false } },
  { says: 'its disk is full', part: 'hasRoom', shows: { hasRoom: false } },
  { says: 'its time is wrong', part: 'isClockRight', shows: { isClockRight: false } },
] as const)('the frame shows that $says, until that is over', async ({ part, shows }) => {
  const { frame, [part]: isRight } = await shown();
  isRight.set(false);
  expect(frame.get()).toMatchObject({ ...nothing, ...shows });
  isRight.set(true);
  expect(frame.get()).toMatchObject(nothing);
});

describe('the letter', () => {
  test('offers the registration while the window has the focus and a connection', async () => {
    const { frame, learn, online, focused } = await shown();
    learn({});
    expect(frame.get().mail).toMatchObject({ label: 'registration_open_action' });
    focused.set(false);
    expect(frame.get().mail).toBeNull();
    focused.set(true);
    expect(frame.get().mail).not.toBeNull();
    online.set(false);
    expect(frame.get().mail).toBeNull();
  });

  test.each([
    { says: 'nothing is sent yet', done: false, isDisabled: true },
    { says: 'a reading is sent', done: true, isDisabled: false },
  ])('asks for a receipt of a registered customer: $says', async ({ done, isDisabled }) => {
    const { frame, learn, jobs } = await shown();
    learn({ registered: true, currentConfirmedCommunicationTypes: ['EMAIL'] });
    await jobs([aJob({ done })]);
    await waitFor(() =>
      expect(frame.get().mail).toMatchObject({ label: 'registration_request_action', isDisabled }),
    );
  });
});

test('the frame changes only for data that it shows', async () => {
  const { told, jobs, learn, frame } = await shown();
  learn({});
  learn({});
  expect(told).toHaveBeenCalledTimes(1);
  await jobs([shareable]);
  await waitFor(() => expect(frame.get().hasManagement).toBe(true));
  learn({ selfServiceToken: 's-2' });
  expect(told).toHaveBeenCalledTimes(2);
});
