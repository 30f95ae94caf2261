import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router';
import { HomeScreen } from '../home';
import { JobHome, JobScreen, JobsScreen, useJobSubscriptions } from '../job';
import { OutboxContext } from '../outbox';
import { JobsAwaited } from '../session/IntroductionScreen/JobsAwaited';
import type { Workplace } from './open-workplace';
import { HOME_PATH, INTRODUCTION_PATH, JOB_ROUTE, JOBS_PATH } from './paths';

/** Everything that stands behind a login. */
export function SignedInRoutes({ store, outbox }: Workplace) {
  return (
    <Provider store={store}>
      <OutboxContext value={outbox}>
        <JobLists />
        <Routes>
          <Route path={INTRODUCTION_PATH} element={<JobsAwaited />} />
          <Route path={HOME_PATH} element={<HomeScreen />} />
          <Route element={<JobsScreen />}>
            <Route path={JOBS_PATH} element={<JobHome />} />
            <Route path={JOB_ROUTE} element={<JobScreen />} />
          </Route>
        </Routes>
      </OutboxContext>
    </Provider>
  );
}

/** Stands beside the routes, so that a change of screen does not drop the lists. */
function JobLists() {
  useJobSubscriptions();
  return null;
}
