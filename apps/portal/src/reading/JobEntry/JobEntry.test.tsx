import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob } from '@ablesbar/domain/testing';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { commentEntered, reasonChosen, valueEntered } from '../reading-draft.slice';
import { JobEntry } from './JobEntry';

const job = aJob({ jobConstraints: { earliestExecution: null, latestExecution: '2026-11-19' } });
const typed = valueEntered({
  jobId: job.id,
  taskId: 't-1',
  at: '2026-11-18T10:00:00Z',
  value: { integer: '44580', decimals: '' },
});

test.each([
  { says: 'there is no form that leads nowhere', draft: [], fields: 0 },
  { says: 'what was typed before stays in sight', draft: [typed], fields: 1 },
])('after the last day for sending, $says', async ({ draft, fields }) => {
  const { store, wrapper } = workplaceAround(await startedPortal());
  draft.forEach((action) => store.dispatch(action));
  render(<JobEntry job={job} onGone={() => undefined} />, { wrapper });
  expect(screen.getByText('Die Frist ist vorbei')).toBeVisible();
  expect(screen.getByText(/^Senden war bis .+ möglich\.$/)).toBeVisible();
  expect(screen.queryAllByRole('group', { name: 'Verbrauch' })).toHaveLength(fields);
  expect(screen.queryAllByText(/^Möchten Sie den Stand noch melden\?/)).toHaveLength(1 - fields);
});

test('a found report that the meter cannot be read is discarded and brought back in its form', async () => {
  const { store, wrapper } = workplaceAround(await startedPortal());
  const open = aJob({ config: { features: { notReadableAllowed: true }, meterReading: {} } });
  const at = '2026-11-18T10:00:00Z';
  store.dispatch(reasonChosen({ jobId: open.id, at, reason: 'NO_ACCESS' }));
  store.dispatch(commentEntered({ jobId: open.id, at, comment: 'Der Hund' }));
  render(<JobEntry job={open} onGone={() => undefined} />, { wrapper });
  const reason = () => screen.getByRole('radio', { name: 'Kein Zugang zum Zähler' });
  expect(reason()).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(reason()).not.toBeChecked();
  expect(store.getState().readingDraft).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(reason()).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Hinweis/ })).toHaveValue('Der Hund');
});
