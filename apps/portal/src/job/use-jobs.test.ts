import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { jobApi } from '@ablesbar/api-client';
import { aJob } from '@ablesbar/domain/testing';
import { startedPortal } from '../app/testing/started-portal';
import { workplaceAround } from '../app/testing/workplace-around';
import { useAllJobs, useJobs } from './use-jobs';

test('a job of a closed campaign is in the evaluation and not in the list', async () => {
  const started = await startedPortal();
  const state = { ...started.session.state(), accountIds: ['a-1'] };
  const portal = { ...started, session: { ...started.session, state: () => state } };
  const { store, wrapper } = workplaceAround(portal);
  const value = [aJob({ id: 'open' }), aJob({ id: 'archived', archivedOn: '2025-12-10' })];
  const entry = { endpointName: 'jobs', arg: 'a-1', value } as const;
  store.dispatch(jobApi.util.upsertQueryEntries([entry]));
  const shown = (useList: typeof useJobs) =>
    renderHook(useList, { wrapper }).result.current.jobs.map(({ id }) => id);
  expect(shown(useJobs)).toEqual(['open']);
  expect(shown(useAllJobs)).toEqual(['open', 'archived']);
});
