import { render, screen } from '@testing-library/react';
import { aJob } from '@ablesbar/domain/testing';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { valueEntered } from '../reading-draft.slice';
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
