import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarDay, type Job } from '@ablesbar/domain';
import { aMeter } from '@ablesbar/domain/testing';
import { recordOf } from '@ablesbar/offline-queue/testing';
import { queueChanged } from '../../outbox/outbox.slice';
import type { ReadingDraft } from '../../reading';
import { meterAt, openRound, place } from '../testing/open-round';

const house = [meterAt('k', 'Keller'), meterAt('e', 'EG'), meterAt('o', '1. OG')];
const withValue = (taskId: string): ReadingDraft => ({
  values: { [taskId]: { integer: '44001', decimals: '' } },
  day: null,
});
const ruled = (job: Job, features: Job['config']['features']): Job => ({
  ...job,
  config: { features, meterReading: {} },
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const atMeter = () => screen.getByText('/ablesung/k by-round');

// Otherwise the round of an earlier test loads what scanning needs during a later one.
beforeEach(() => Object.assign(window, { requestIdleCallback: jest.fn() }));

test('day and note that go with the value are shown, and lead to the page of the meter', async () => {
  const draft = { ...withValue('k'), day: calendarDay('2026-11-18'), comment: 'Neue Wärmepumpe' };
  await openRound({ jobs: house, drafts: { k: draft } });
  expect(screen.getByText(/^am 18\.11\.2026 · Hinweis: Neue Wärmepumpe/)).toBeVisible();
  await follow('Am Zähler ansehen');
  expect(atMeter()).toBeVisible();
});

test("the question about a short note leads to the meter's page", async () => {
  await openRound({ jobs: house, drafts: { k: { ...withValue('k'), comment: 'abcd' } } });
  await userEvent.keyboard('{Backspace}2{Enter}');
  await press('Korrigieren');
  expect(atMeter()).toBeVisible();
});

test('over midnight a doubted value goes only when it is sent again', async () => {
  let now = new Date('2026-11-27T22:59:00Z');
  const { sent, pass } = await openRound({ jobs: house.slice(0, 1), now: () => now });
  await userEvent.keyboard('44{Enter}');
  now = new Date('2026-11-27T23:00:30Z');
  await press('Trotzdem senden');
  expect(await screen.findByText(/neuer Tag begonnen.*28\.11\.2026/)).toBeVisible();
  expect(screen.getByText('Neues Ablesedatum')).toBeVisible();
  expect(sent).toEqual([]);
  pass();
  await press('Weiter');
  await press('Trotzdem senden');
  await waitFor(() => expect(sent).toEqual(['k: 44']));
});

test('a second tap does not send what the next meter has kept', async () => {
  const { sent, pass } = await openRound({ jobs: house, drafts: { e: withValue('e') } });
  await userEvent.keyboard('44001{Enter}{Enter}');
  await press('Weiter');
  expect(place()).toBe('EG');
  pass();
  await press('Weiter');
  expect(place()).toBe('1. OG');
  await waitFor(() => expect(sent).toEqual(['k: 44001', 'e: 44001']));
});

test('what is open names its tariff and leads to the field, or to the page of the meter', async () => {
  const job = ruled(meterAt('k', 'Keller', ['HT', 'NT']), { imageAlwaysRequired: true });
  const { pass } = await openRound({ jobs: [job] });
  await userEvent.keyboard('44001');
  pass();
  await press('Weiter');
  await follow('Foto hinzufügen: HT');
  expect(atMeter()).toBeVisible();
});

test('a refused reading that left the form is named at the end and leads to its meter', async () => {
  const { store } = await openRound({ jobs: house });
  const record = recordOf({ jobId: 'k', state: 'REJECTED' });
  act(() => void store.dispatch(queueChanged({ waiting: [record], isSending: false })));
  expect(place()).toBe('EG');
  await userEvent.keyboard('44002{Enter}44003{Enter}');
  expect(screen.getByRole('heading', { name: 'Der Rundgang ist zu Ende' })).toHaveFocus();
  expect(screen.getByText('1 Ablesung wurde nicht angenommen')).toBeVisible();
  expect(screen.getByText('2 Zähler sind abgelesen')).toBeVisible();
  expect(screen.getByText('2 von 3 abgelesen')).toBeVisible();
  expect(screen.queryByText(/von selbst/)).toBeNull();
  await userEvent.click(within(screen.getByRole('list')).getByRole('link'));
  expect(atMeter()).toBeVisible();
});

const closed: Job = { ...meterAt('z', 'Dach'), meter: aMeter({ meterRateTasks: [] }) };
test.each([
  { says: 'all read', jobs: house, words: '3 von 3 abgelesen', width: '100%' },
  { says: 'one closed', jobs: [...house, closed], words: '3 von 4 abgelesen', width: '75%' },
])('at the end, the bar shows what the words say: $says', async ({ jobs, words, width }) => {
  await openRound({ jobs });
  await userEvent.keyboard('44001{Enter}44002{Enter}44003{Enter}');
  const bar = screen.getByRole('img', { name: words });
  expect(bar.querySelector('[style]')).toHaveStyle({ width });
});

test('what scanning needs is loaded for a round with a card, not for a finished house', async () => {
  const startWorker = jest.fn(() => ({ postMessage: jest.fn(), terminate: jest.fn() }));
  Object.assign(window, {
    Worker: startWorker,
    requestIdleCallback: (work: () => void) => void work(),
  });
  const { shown } = await openRound({ jobs: house.map((job) => ({ ...job, done: true })) });
  await act(async () => undefined);
  expect(startWorker).not.toHaveBeenCalled();
  shown.unmount();
  await openRound({ jobs: house });
  await waitFor(() => expect(startWorker).toHaveBeenCalled());
});

test('the button that scans the label of a meter says so in words', async () => {
  await openRound({ jobs: house });
  expect(screen.getByText('Nummer aus Foto')).toBeVisible();
});
