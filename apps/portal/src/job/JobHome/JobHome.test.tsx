import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { jobApi } from '@ablesbar/api-client';
import { aJob } from '@ablesbar/domain/testing';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { JobHome } from './JobHome';

const ends = (id: string, latestExecution: string, done = false) =>
  aJob({ id, done, jobConstraints: { earliestExecution: null, latestExecution } });

async function open(jobs: readonly ReturnType<typeof aJob>[]) {
  const started = await startedPortal();
  const state = { ...started.session.state(), accountIds: ['a-1'] };
  const portal = { ...started, session: { ...started.session, state: () => state } };
  const { store, wrapper } = workplaceAround(portal);
  const list = { endpointName: 'jobs', arg: 'a-1', value: [...jobs] } as const;
  store.dispatch(jobApi.util.upsertQueryEntries([list]));
  render(
    <MemoryRouter>
      <JobHome />
    </MemoryRouter>,
    { wrapper },
  );
}

// Today is 21 November.
const nearer = '2026-11-23';
const near = '2026-11-25';
const far = '2026-11-26';

test.each([
  {
    says: 'of one job and its day',
    jobs: [ends('j-1', near), ends('j-2', far)],
    title: '1 Ablesung endet bald',
    text: 'Sie können bis Mi., 25.11.2026 senden.',
  },
  {
    says: 'of several jobs and their first day',
    jobs: [ends('j-1', near), ends('j-2', nearer), ends('j-3', far)],
    title: '2 Ablesungen enden bald',
    text: 'Die ersten können Sie bis Mo., 23.11.2026 senden.',
  },
])('job home warns $says', async ({ jobs, title, text }) => {
  await open(jobs);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(text, { exact: false })).toBeVisible();
});

test('job home warns of no job that has time or is done', async () => {
  await open([ends('j-1', far), ends('j-2', near, true)]);
  expect(screen.getByText('Gesamt')).toBeVisible();
  expect(screen.queryByText(/bald$/)).toBeNull();
});
