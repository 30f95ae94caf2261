import { Route, Routes } from 'react-router';
import { HomeScreen } from '../home';
import { JobHome, JobScreen, JobsScreen, useJobSubscriptions } from '../job';
import { OutboxContext } from '../outbox';
import type { Workplace } from './open-workplace';
import { HOME_PATH, JOB_ROUTE, JOBS_PATH } from './paths';

export function SignedInRoutes({ outbox }: Workplace) {
  useJobSubscriptions();
  return (
    <OutboxContext value={outbox}>
      <Routes>
        <Route path={HOME_PATH} element={<HomeScreen />} />
        <Route element={<JobsScreen />}>
          <Route path={JOBS_PATH} element={<JobHome />} />
          <Route path={JOB_ROUTE} element={<JobScreen />} />
        </Route>
      </Routes>
    </OutboxContext>
  );
}
