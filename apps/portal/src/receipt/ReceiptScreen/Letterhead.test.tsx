import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import { jobApi } from '@ablesbar/api-client';
import { receiptNumber } from '@ablesbar/domain';
import { aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { recordOf } from '@ablesbar/offline-queue/testing';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { receiptOf } from '../receipt-of';
import { Letterhead } from './Letterhead';

const ID = '3f2a9c1e-7b4d-4e21-9a55-0c1d2e3f4a5b';
const named = { receiptNumber: receiptNumber(ID), receivedAt: '2026-11-21T11:05:00Z' };

test.each([
  { says: 'by its job', jobId: 'j-1', result: named, isFound: true },
  {
    says: 'also of a utility without a name',
    jobId: 'j-1',
    result: named,
    isFound: true,
    name: '',
  },
  { says: 'not without a number of the server', jobId: 'j-1', result: {}, isFound: false },
  { says: 'not if it has no job', jobId: null, result: named, isFound: false },
])('the utility finds a printed receipt $says', async ({ jobId, result, isFound, name = 'SW' }) => {
  const started = await startedPortal();
  const state = { ...started.session.state(), accountIds: ['a-1'] };
  const portal = { ...started, session: { ...started.session, state: () => state } };
  const { store, wrapper } = workplaceAround({
    ...portal,
    application: { ...portal.application, name },
  });
  const readingResults = [{ readingDate: '2026-11-21', readingValue: 1, ...result }];
  const meter = aMeter({ meterRateTasks: [aRateTask({ readingResults })] });
  const value = [aJob({ id: 'j-1', meter })];
  store.dispatch(jobApi.util.upsertQueryEntries([{ endpointName: 'jobs', arg: 'a-1', value }]));
  const receipt = receiptOf(recordOf({ id: ID, jobId }), null, 1);
  render(<Letterhead receipt={receipt}>Beleg</Letterhead>, { wrapper });
  expect(
    screen.queryAllByText(
      new RegExp(`Unter der Nummer 3F2A9C1E-7B4D findet ${name || 'Ihr Versorger'}`),
    ),
  ).toHaveLength(isFound ? 1 : 0);
});
