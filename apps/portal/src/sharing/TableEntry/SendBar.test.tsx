import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job } from '@ablesbar/domain';
import { aJob } from '@ablesbar/domain/testing';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { arrived, createWorld } from '@ablesbar/offline-queue/testing';
import { MemoryRouter } from 'react-router';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { draftCleared, valueEntered } from '../../reading/reading-draft.slice';
import { SendBar } from './SendBar';
import { useTable } from './use-table';

const job = aJob({ id: 'j-1' });
const jobs = [job];
const both = [job, aJob({ id: 'j-2' })];

function Host({ all = jobs }: { readonly all?: readonly Job[] }) {
  const table = useTable('a-1', all);
  const [task] = job.meter.meterRateTasks;
  const stage = task && table.entryOf(job, task).stage;
  return (
    <>
      <p>{stage?.kind === 'refused' && stage.message}</p>
      <SendBar table={table} said={null} onStart={() => undefined} onCorrect={() => undefined} />
    </>
  );
}

test('over midnight the readings for today go only when they are sent again', async () => {
  let now = new Date('2026-11-27T22:59:00Z');
  const started = await startedPortal();
  const portal = { ...started, ports: { ...started.ports, now: () => now } };
  const sent: OutboxRecord[] = [];
  const send = async (record: OutboxRecord) => {
    sent.push(record);
    return arrived;
  };
  const { store, wrapper } = workplaceAround(portal, { outbox: createWorld().openPage({ send }) });
  const value = { integer: '45210', decimals: '' };
  store.dispatch(valueEntered({ jobId: job.id, at: '', taskId: 't-1', value }));
  render(
    <MemoryRouter>
      <Host />
    </MemoryRouter>,
    { wrapper },
  );
  const ask = () => userEvent.click(screen.getByRole('button', { name: '1 Zähler senden' }));
  const agree = () => userEvent.click(screen.getByRole('button', { name: 'Alle senden' }));
  await ask();
  now = new Date('2026-11-27T23:00:30Z');
  await agree();
  expect(await screen.findByText(/neuer Tag begonnen.*28\.11\.2026/)).toBeVisible();
  expect(
    screen.getByText(/^1 nicht gesendet; der Wert steht noch in der Tabelle\.(?!\.)/),
  ).toBeVisible();
  expect(sent).toEqual([]);
  await ask();
  await agree();
  expect(await screen.findByText('1 Zähler gesendet')).toBeVisible();
  expect(sent[0]?.payload).toMatchObject({ readingDate: now.toISOString() });
});

test('the question closes when another tab has sent what it asks about, and stays closed', async () => {
  const { store, wrapper } = workplaceAround(await startedPortal());
  const value = { integer: '45210', decimals: '' };
  const enter = () => store.dispatch(valueEntered({ jobId: 'j-1', at: '', taskId: 't-1', value }));
  enter();
  render(
    <MemoryRouter>
      <Host />
    </MemoryRouter>,
    { wrapper },
  );
  await userEvent.click(screen.getByRole('button', { name: '1 Zähler senden' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => void store.dispatch(draftCleared('j-1')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => void enter());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the second press of a double Enter does not stop the sending', async () => {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const send = async (record: OutboxRecord) => {
    sent.push(record.jobId ?? '');
    await new Promise<void>((answer) => answers.push(answer));
    return arrived;
  };
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  const { store, wrapper } = workplaceAround(await startedPortal(), {
    outbox: createWorld().openPage({ send }),
  });
  const value = { integer: '45210', decimals: '' };
  for (const { id } of both) {
    store.dispatch(valueEntered({ jobId: id, at: '', taskId: 't-1', value }));
  }
  render(
    <MemoryRouter>
      <Host all={both} />
    </MemoryRouter>,
    { wrapper },
  );
  await userEvent.click(screen.getByRole('button', { name: '2 Zähler senden' }));
  await userEvent.click(screen.getByRole('button', { name: 'Alle senden' }));
  await waitFor(() => expect(sent).toEqual(['j-1']));
  await userEvent.click(screen.getByRole('button', { name: 'Anhalten' }));
  await act(async () => answers[0]?.());
  await waitFor(() => expect(sent).toEqual(['j-1', 'j-2']));
  await act(async () => answers[1]?.());
  expect(await screen.findByText('2 Zähler gesendet')).toBeVisible();
});
