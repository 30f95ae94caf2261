import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Features } from '@ablesbar/domain';
import { aDay, aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { answered, noAnswer } from '@ablesbar/offline-queue/testing';
import { dayChosen, valueEntered } from '../reading-draft.slice';
import { typeValue } from '../testing/enter-row';
import { openForm } from '../testing/open-form';

// Today is 21 November 2026.
const jobWith = (features: Partial<Features>) =>
  aJob({ config: { features, meterReading: { validationFeedbackDelay: 0 } } });
const sendButton = () => screen.getByRole('button', { name: /Zählerst(and|ände) senden/ });
const confirm = async () => {
  await userEvent.click(sendButton());
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
};

test('the form queues the typed digits, the photos, the note and the current time', async () => {
  const { sent, onGone, store } = await openForm(jobWith({}), { photos: 2 });
  await typeValue('044580,5');
  await userEvent.type(screen.getByRole('textbox', { name: /Hinweis/ }), 'Neue Wärmepumpe');
  await userEvent.click(sendButton());
  const dialog = screen.getByRole('dialog', { name: 'Zählerstand senden?' });
  expect(dialog).toHaveTextContent('44.580,5 kWh');
  expect(dialog).toHaveTextContent('Neue Wärmepumpe');
  expect(dialog).toHaveTextContent(/21\.11\.2026/);
  expect(within(dialog).getAllByRole('img')).toHaveLength(2);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1));
  expect(sent[0]?.record.payload).toEqual({
    results: [
      {
        taskId: 't-1',
        comment: 'Neue Wärmepumpe',
        value: { integer: '044580', decimals: '5' },
      },
    ],
    readingDate: '2026-11-21T10:00:00.000Z',
  });
  expect(sent[0]?.photos.map(({ slot }) => slot)).toEqual(['t-1', 't-1']);
  expect(store.getState().readingDraft).not.toHaveProperty('j-1001');
});

test('if one of two tariffs is filled, the confirmation says so and only that one is sent', async () => {
  const meterRateTasks = [
    aRateTask({ taskId: 'ht', rateName: 'Hochtarif' }),
    aRateTask({ taskId: 'nt', rateName: 'Niedertarif' }),
  ];
  const job = { ...jobWith({}), meter: aMeter({ meterRateTasks }) };
  const { sent } = await openForm(job);
  await typeValue('44580', 'Hochtarif');
  await userEvent.click(sendButton());
  const dialog = screen.getByRole('dialog', { name: 'Nur 1 von 2 Zählerständen senden?' });
  expect(dialog).toHaveTextContent('Niedertarifleer');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Korrigieren' }));
  const missing = within(screen.getByRole('group', { name: 'Niedertarif' }));
  expect(missing.getByRole('textbox', { name: /Vor dem Komma/ })).toHaveFocus();
  await userEvent.click(sendButton());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Trotzdem senden' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.record.payload).toMatchObject({ results: [{ taskId: 'ht' }] });
});

test('two tariffs of one name are told apart by their codes, up to the last look', async () => {
  const meterRateTasks = [
    aRateTask({ taskId: 'ht', rateName: 'Verbrauch', obis: '1-1:1.8.1' }),
    aRateTask({ taskId: 'nt', rateName: 'Verbrauch', obis: '1-1:1.8.2' }),
  ];
  await openForm({ ...jobWith({}), meter: aMeter({ meterRateTasks }) });
  expect(screen.getByRole('group', { name: 'Verbrauch (1-1:1.8.1)' })).toBeVisible();
  await typeValue('44580', 'Verbrauch (1-1:1.8.2)');
  await userEvent.click(sendButton());
  const dialog = screen.getByRole('dialog', { name: 'Nur 1 von 2 Zählerständen senden?' });
  expect(dialog).toHaveTextContent('Verbrauch (1-1:1.8.1)leer');
  expect(dialog).toHaveTextContent('Verbrauch (1-1:1.8.2)44.580,0 kWh');
});

test.each([
  { says: 'a refusal leaves everything in the form', answer: answered(422), isGone: false },
  { says: 'no answer: it waits, and the form is done', answer: noAnswer, isGone: true },
])('$says', async ({ answer, isGone }) => {
  const { onGone } = await openForm(jobWith({}), { answer });
  await typeValue('44580');
  await confirm();
  if (isGone) return waitFor(() => expect(onGone).toHaveBeenCalledTimes(1));
  expect(await screen.findByRole('alert')).toHaveTextContent('Senden fehlgeschlagen');
  expect(screen.getByRole('textbox', { name: /Vor dem Komma/ })).toHaveValue('44580');
  expect(onGone).not.toHaveBeenCalled();
});

test('feedback comes when the number has stood still for the delay, and Enter asks at once', async () => {
  const slow = aJob({
    config: {
      features: { cameraReadingEnabled: false },
      meterReading: { validationFeedbackDelay: 400 },
    },
  });
  await openForm(slow);
  await typeValue('50000');
  const counter = within(screen.getByRole('group', { name: 'Verbrauch' }));
  const verdict = counter.getAllByRole('status').at(-1);
  expect(verdict).toBeEmptyDOMElement();
  await waitFor(() => expect(verdict).toHaveTextContent('Höher als erwartet'));
  await userEvent.click(screen.getByRole('textbox', { name: /Vor dem Komma/ }));
  await userEvent.keyboard('{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Stimmt dieser Stand?' }));
  const doubt = within(dialog.getByRole('region', { name: 'Zählerstand' }));
  expect(doubt.getByRole('img', { name: /^50\.000,0/ })).toBeVisible();
  expect(doubt.getByText(/^Höher als erwartet/)).toBeVisible();
  screen.getByRole('textbox', { name: /Hinweis/ }).focus();
  await userEvent.click(dialog.getByRole('button', { name: 'Korrigieren' }));
  expect(screen.getByRole('textbox', { name: /Vor dem Komma/ })).toHaveFocus();
});

test('the feedback on the value stays while a note is typed', async () => {
  await openForm(jobWith({}));
  await typeValue('50000');
  await screen.findByText(/Höher als erwartet/);
  await userEvent.type(screen.getByRole('textbox', { name: /Hinweis/ }), 'L');
  expect(screen.getByText(/Höher als erwartet/)).toBeVisible();
});

test('the feedback on the note stays while a value is typed', async () => {
  const slow = aJob({ config: { features: {}, meterReading: { validationFeedbackDelay: 200 } } });
  await openForm(slow);
  await userEvent.type(screen.getByRole('textbox', { name: /Hinweis/ }), 'Leck');
  const problem = await screen.findByText(/^Schreiben Sie mindestens 5 Zeichen/);
  await userEvent.type(screen.getByRole('textbox', { name: /Vor dem Komma/ }), '4');
  expect(problem).toBeVisible();
});

test('a draft that is found says of when it is; discarding it can be undone', async () => {
  const job = jobWith({});
  const value = { integer: '44580', decimals: '' };
  const { draftPhotos } = await openForm(job, {
    photos: 1,
    draft: [valueEntered({ jobId: job.id, at: '2026-11-20T13:32:00.000Z', taskId: 't-1', value })],
  });
  const counter = screen.getByRole('textbox', { name: /Vor dem Komma/ });
  expect(screen.getByText('Entwurf vom 20.11.2026, 14:32 Uhr.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(counter).toHaveValue('');
  expect(draftPhotos.of(job.id)).toEqual({});
  const undo = screen.getByRole('button', { name: 'Rückgängig' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(counter).toHaveValue('44580');
  expect(draftPhotos.of(job.id)['t-1']).toHaveLength(1);
});

test('a new entry is not a found draft', async () => {
  await openForm(jobWith({}));
  await typeValue('44580');
  expect(screen.queryByRole('button', { name: 'Verwerfen' })).toBeNull();
});

test('a day of an old draft does not count where no day is asked any more', async () => {
  const job = jobWith({ hideReadingDateInput: true });
  const { sent } = await openForm(job, {
    draft: [dayChosen({ jobId: job.id, at: '2026-11-18T10:00:00.000Z', day: aDay('2026-11-18') })],
  });
  await typeValue('44580');
  await confirm();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.record.payload).toMatchObject({ readingDate: '2026-11-21T10:00:00.000Z' });
});
