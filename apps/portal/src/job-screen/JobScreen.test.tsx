import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { jobApi } from '@ablesbar/api-client';
import type { Job } from '@ablesbar/domain';
import { aJob } from '@ablesbar/domain/testing';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { arrived, createWorld, recordOf } from '@ablesbar/offline-queue/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { startedPortal } from '../app/testing/started-portal';
import { workplaceAround } from '../app/testing/workplace-around';
import { queueChanged, queueOpened, readingSentElsewhere } from '../outbox/outbox.slice';
import type { DraftPhoto } from '../reading/placed-photos';
import {
  draftCleared,
  draftRestored,
  draftSent,
  valueEntered,
} from '../reading/reading-draft.slice';
import { entryAround } from '../reading/testing/entry-around';
import { typeValue } from '../reading/testing/enter-row';
import { JobScreen, useCorrecting } from './JobScreen';

const typed = (integer: string) =>
  valueEntered({ jobId: 'j', at: '', taskId: 't', value: { integer, decimals: '' } });
const photo: DraftPhoto = { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };

async function open({ isWaiting = false, before = [] }: Setup = {}) {
  const { store, draftPhotos, wrapper } = await entryAround();
  store.dispatch(queueOpened());
  before.forEach((action) => store.dispatch(action));
  const { result } = renderHook(() => useCorrecting('j', isWaiting), { wrapper });
  return { store, draftPhotos, isThere: () => result.current[0], set: result.current[1] };
}

interface Setup {
  readonly isWaiting?: boolean;
  readonly before?: readonly UnknownAction[];
}

test.each([
  { says: 'that has no draft', setup: {}, isThere: false },
  { says: 'with a draft of an earlier visit', setup: { before: [typed('7')] }, isThere: true },
  { says: 'whose draft was emptied', setup: { before: [typed('')] }, isThere: false },
  {
    says: 'whose reading is queued',
    setup: { before: [typed('7')], isWaiting: true },
    isThere: false,
  },
])('the form of a job $says', async ({ setup, isThere }) => {
  expect((await open(setup)).isThere()).toBe(isThere);
});

test('an open form appears when a reading is taken back into it, also for a photo alone', async () => {
  const { draftPhotos, isThere } = await open();
  await act(() => draftPhotos.put('j', 't', [photo]));
  expect(isThere()).toBe(true);
});

test('a form stays when its last digit is deleted, and closes after sending', async () => {
  const { store, isThere, set } = await open({ before: [typed('7')] });
  act(() => void store.dispatch(typed('')));
  expect(isThere()).toBe(true);
  act(() => {
    store.dispatch(draftCleared('j'));
    set(false);
  });
  expect(isThere()).toBe(false);
});

type Around = Pick<ReturnType<typeof workplaceAround>, 'store' | 'wrapper'>;

const listOf = (job: Partial<Job>) =>
  ({ endpointName: 'jobs', arg: 'a-1', value: [aJob({ id: 'j-1', ...job })] }) as const;

/** Opens the page of job j-1 of the account a-1, while these readings wait. */
function openPage({ store, wrapper }: Around, waiting: readonly OutboxRecord[]) {
  store.dispatch(jobApi.util.upsertQueryEntries([listOf({})]));
  store.dispatch(queueChanged({ waiting, isSending: false }));
  render(
    <MemoryRouter initialEntries={['/j-1']}>
      <Routes>
        <Route path="/:jobId" element={<JobScreen />} />
      </Routes>
    </MemoryRouter>,
    { wrapper },
  );
}

test('a double tap on correcting a refused reading moves it once', async () => {
  const started = await startedPortal();
  const state = { ...started.session.state(), accountIds: ['a-1'] };
  const portal = { ...started, session: { ...started.session, state: () => state } };
  const answers: ((isGone: boolean) => void)[] = [];
  const discard = jest.fn(() => new Promise<boolean>((answer) => answers.push(answer)));
  const { outbox } = workplaceAround(portal);
  const around = workplaceAround(portal, { outbox: { ...outbox, discard } });
  const notices = jest.spyOn(portal.notices, 'show').mockReset();
  openPage(around, [recordOf({ state: 'REJECTED' })]);
  const again = screen.getByRole('button', { name: 'Stand korrigieren' });
  await userEvent.dblClick(again);
  await act(async () => answers.forEach((answer, n) => answer(n === 0)));
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(discard).toHaveBeenCalledTimes(1);
  expect(notices).not.toHaveBeenCalled();
});

test.each([
  { says: 'of its own access closes the form', accountId: 'a-1', count: 0 },
  { says: 'of an access that is not logged in does not', accountId: 'a-2', count: 1 },
])('the waiting reading $says', async ({ accountId, count }) => {
  openPage(await entryAround(), [recordOf({ accountId, state: 'AUTH_BLOCKED' })]);
  expect(forms()).toHaveLength(count);
  expect(screen.queryAllByText('Wartet auf die Anmeldung')).toHaveLength(1 - count);
});

const draft = { values: { t: { integer: '7', decimals: '' } }, day: null };
const forms = () => screen.queryAllByRole('button', { name: 'Zählerstand senden' });

test('a page that is loaded anew while its reading is sent closes the form', async () => {
  const around = await entryAround();
  const { dispatch } = around.store;
  // The draft is there at once; the queue is read later.
  dispatch(draftRestored({ jobId: 'j-1', draft }));
  openPage(around, []);
  expect(forms()).toHaveLength(1);
  act(() => {
    dispatch(queueChanged({ waiting: [recordOf()], isSending: false }));
    dispatch(queueOpened());
  });
  expect(forms()).toHaveLength(0);
  act(() => {
    dispatch(draftSent({ jobId: 'j-1', draft }));
    dispatch(jobApi.util.upsertQueryEntries([listOf({ done: true })]));
    dispatch(queueChanged({ waiting: [], isSending: false }));
  });
  expect(forms()).toHaveLength(0);
});

const sentElsewhere = readingSentElsewhere('j-1');
const waitsElsewhere = queueChanged({ waiting: [recordOf()], isSending: false });

test.each([
  { says: 'closes when another tab has sent it', event: sentElsewhere, since: '7', count: 0 },
  { says: 'stays if more was typed since it was sent', event: sentElsewhere, since: '8', count: 1 },
  { says: 'closes when it waits in another tab', event: waitsElsewhere, since: '7', count: 0 },
])('the form of a reading $says', async ({ event, since, count }) => {
  const around = await entryAround();
  const { dispatch } = around.store;
  dispatch(queueOpened());
  dispatch(draftRestored({ jobId: 'j-1', draft }));
  openPage(around, []);
  const value = { integer: since, decimals: '' };
  act(() => {
    if (since !== '7') dispatch(valueEntered({ jobId: 'j-1', at: '', taskId: 't', value }));
    dispatch(event);
    dispatch(draftSent({ jobId: 'j-1', draft }));
  });
  expect(forms()).toHaveLength(count);
  const empty = { integer: '', decimals: '' };
  if (count === 1) {
    act(() => void dispatch(valueEntered({ jobId: 'j-1', at: '', taskId: 't', value: empty })));
    expect(forms()).toHaveLength(1);
  }
  act(() => void dispatch(draftCleared('j-1')));
  expect(forms()).toHaveLength(0);
});

test('what waited is sent in another tab: nothing opens before the list comes', async () => {
  const around = await entryAround();
  const { dispatch } = around.store;
  dispatch(queueOpened());
  openPage(around, [recordOf()]);
  act(() => void dispatch(sentElsewhere));
  act(() => void dispatch(queueChanged({ waiting: [], isSending: false })));
  expect(forms()).toHaveLength(0);
});

const thanks = { name: /Danke/ };

/** Sends the reading of job j-1 from its page. */
async function sendOne() {
  const started = await startedPortal();
  const session = { ...started.session.state(), accountIds: ['a-1', 'a-2'] };
  const portal = { ...started, session: { ...started.session, state: () => session } };
  const outbox = createWorld().openPage({ send: async () => arrived });
  const around = workplaceAround(portal, { outbox });
  const { dispatch } = around.store;
  dispatch(queueOpened());
  openPage(around, []);
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReset().mockReturnValue();
  await typeValue('044580,5');
  await userEvent.click(screen.getByRole('button', { name: 'Zählerstand senden' }));
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  return { dispatch, scrollTo };
}

test('after sending, the view scrolls to the top', async () => {
  const { scrollTo } = await sendOne();
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
});

test('the thanks for a reading are gone when the job comes by another access', async () => {
  const { dispatch } = await sendOne();
  const theirs = { ...listOf({ login: 'a-2', done: true }), arg: 'a-2' } as const;
  const none = { ...theirs, arg: 'a-1', value: [] } as const;
  act(() => void dispatch(jobApi.util.upsertQueryEntries([none, theirs])));
  await waitFor(() => expect(screen.queryByRole('heading', thanks)).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
