import { HOME_PATH, JOBS_PATH, subAccountPath } from '../base/paths';
import { usePortal } from '../base/portal';

/**
 * Where a login ends that began without a target of its own. A deep link keeps its address
 * (customer decision 21).
 */
export function useLoginDestination(): () => string {
  const { application, session } = usePortal();
  return () => {
    const { viewed } = session.state();
    if (viewed) return subAccountPath(viewed.accountId, viewed.childAccountId);
    const { redirectToJobsScreenOnLoginEnabled } = application.config.features;
    return redirectToJobsScreenOnLoginEnabled ? JOBS_PATH : HOME_PATH;
  };
}
