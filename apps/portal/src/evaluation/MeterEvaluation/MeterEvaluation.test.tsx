import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { jobApi } from '@ablesbar/api-client';
import { aJob, aMeter, anEvent, aRateTask } from '@ablesbar/domain/testing';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { MeterEvaluation } from './MeterEvaluation';

test.each([
  { says: 'without any reading says', readingEvents: [], notices: 1 },
  { says: 'with a reading never says', readingEvents: [anEvent('2025-11-21', 1)], notices: 0 },
])('a meter $says that no evaluation is possible', async ({ readingEvents, notices }) => {
  const started = await startedPortal();
  const state = { ...started.session.state(), accountIds: ['a-1'] };
  const session = { ...started.session, state: () => state };
  const { store, wrapper } = workplaceAround({ ...started, session });
  const meter = aMeter({ meterRateTasks: [aRateTask({ readingEvents })] });
  const value = [aJob({ id: 'j-1', meter })];
  store.dispatch(jobApi.util.upsertQueryEntries([{ endpointName: 'jobs', arg: 'a-1', value }]));
  render(
    <MemoryRouter initialEntries={['/j-1']}>
      <Routes>
        <Route path=":jobId" element={<MeterEvaluation />} />
      </Routes>
    </MemoryRouter>,
    { wrapper },
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const words = 'Für diesen Zähler ist keine Auswertung möglich.';
  expect(screen.queryAllByText(words)).toHaveLength(notices);
});
