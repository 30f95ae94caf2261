import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router';
import { HomeScreen } from '../home';
import { JobHome, JobsScreen, useAllJobs } from '../job';
import { JobScreen } from '../job-screen';
import { QueuePanel } from '../queue-panel';
import { LateRegistrationDialog } from '../registration';
import { RedirectToJobs } from '../introduction';
import { NotFoundScreen } from '../shell';
import { UnreadableLine } from '../unreadable';
import { UnlistedScreen } from '../unlisted-reading';
import {
  EVALUATION_PATH,
  HANDOVER_PATH,
  HELP_PATH,
  HOME_PATH,
  INTRODUCTION_PATH,
  JOB_ROUTE,
  JOBS_PATH,
  MANAGEMENT_PATH,
  RECEIPT_ROUTE,
  RECEIPTS_PATH,
  ROUND_ROUTE,
  SHARE_ROUTE,
  SHARES_ROUTE,
  TABLE_ROUTE,
  UNLISTED_PATH,
} from '../base/paths';
import { lazyScreen } from '../base/lazy-screen';
import { usePortal } from '../base/portal';
import { type Workplace, WorkplaceContext } from '../base/workplace';
import { Routed } from './Routed';

/** Only few accounts share meters; the other accounts do not load this code. */
const Management = lazyScreen(async () => (await import('../sharing')).ManagementScreen);
const TableEntry = lazyScreen(async () => (await import('../sharing')).TableEntryScreen);
const Round = lazyScreen(
  async () => (await import('../round/RoundScreen/RoundScreen')).RoundScreen,
);
const Help = lazyScreen(async () => (await import('../help/HelpScreen/HelpScreen')).HelpScreen);
const Receipt = lazyScreen(
  async () => (await import('../receipt/ReceiptScreen/ReceiptScreen')).ReceiptScreen,
);
const ReceiptList = lazyScreen(
  async () => (await import('../receipt/ReceiptsScreen/ReceiptsScreen')).ReceiptsScreen,
);
const Handover = lazyScreen(
  async () => (await import('../receipt/HandoverScreen/HandoverScreen')).HandoverScreen,
);
/** Loads together with its charts. */
const Evaluation = lazyScreen(async () => (await import('../evaluation')).EvaluationRoutes);

/** All screens that need a login. */
export function SignedInRoutes({ workplace }: { readonly workplace: Workplace }) {
  const { evaluationEnabled } = usePortal().application.config.features;
  return (
    <Provider store={workplace.store}>
      <WorkplaceContext value={workplace}>
        <Routed>
          <BesideEveryScreen />
          <Routes>
            <Route path={INTRODUCTION_PATH} element={<RedirectToJobs />} />
            <Route path={HOME_PATH} element={<HomeScreen />} />
            <Route path={HELP_PATH} element={<Help />} />
            {[MANAGEMENT_PATH, SHARES_ROUTE, SHARE_ROUTE].map((path) => (
              <Route key={path} path={path} element={<Management />} />
            ))}
            <Route path={RECEIPTS_PATH} element={<ReceiptList />} />
            <Route path={HANDOVER_PATH} element={<Handover />} />
            <Route path={RECEIPT_ROUTE} element={<Receipt />} />
            <Route path={ROUND_ROUTE} element={<Round />} />
            <Route path={TABLE_ROUTE} element={<TableEntry />} />
            {evaluationEnabled && <Route path={`${EVALUATION_PATH}/*`} element={<Evaluation />} />}
            <Route element={<JobsScreen />}>
              <Route path={JOBS_PATH} element={<JobHome />} />
              <Route path={UNLISTED_PATH} element={<UnlistedScreen />} />
              <Route path={JOB_ROUTE} element={<JobScreen />} />
            </Route>
            <Route path="*" element={<NotFoundScreen />} />
          </Routes>
        </Routed>
      </WorkplaceContext>
    </Provider>
  );
}

function BesideEveryScreen() {
  return (
    <>
      <QueuePanel jobs={useAllJobs().jobs} />
      <UnreadableLine />
      <LateRegistrationDialog />
    </>
  );
}
