/**
 * All addresses are German and are defined only here. Other code does not build addresses itself.
 */
export const HOME_PATH = '/';
export const JOBS_PATH = '/ablesung';
export const JOB_ROUTE = '/ablesung/:jobId';
/** One card after the other for the meters of a house; any job of the house names it. */
export const ROUND_ROUTE = '/ablesung/rundgang/:jobId';
/** A reading of a meter that is not on the list. */
export const UNLISTED_PATH = '/ablesung/neu';
export const EVALUATION_PATH = '/auswertung';
const EVALUATION_ROUTE = '/auswertung/:jobId';
export const HELP_PATH = '/help';
/** Public: the portal's accessibility statement (customer decision 41). */
export const ACCESSIBILITY_PATH = '/barrierefreiheit';
/** A login link ends here once its token is removed from the address. */
export const LINK_PATH = '/m';
/** Public: explains the portal, with a reading to try out. */
export const INTRODUCTION_PATH = '/introduction';
/** Another app serves this address: link to it with a full page navigation. */
export const ANONYMOUS_READING_PATH = '/ablesung-ohne-zugang';

/** The history's state at the jobs after a login by link. */
export const BY_LINK = 'by-link';
/** The history's state at a job that was opened from a round: its links lead back there. */
export const BY_ROUND = 'by-round';

/** The history's state at the form for an unlisted meter, after its label was scanned. */
export const scannedState = (scanned: string) => ({ scanned });

export function scannedIn(state: unknown): string | null {
  const isScanned = typeof state === 'object' && state !== null && 'scanned' in state;
  return isScanned && typeof state.scanned === 'string' ? state.scanned : null;
}

/** Receipts of the account's readings, to print or to save. */
export const RECEIPTS_PATH = '/nachweise';
export const RECEIPT_ROUTE = '/nachweise/:receiptId';
/** One sheet of several readings, to sign. A receipt's id is a UUID and cannot be this word. */
export const HANDOVER_PATH = '/nachweise/protokoll';
/** Names the receipt whose flat or house the sheet is about. */
export const HANDOVER_RECEIPT = 'nachweis';

/** The sub-accesses to which an account has given access to its meters. */
export const MANAGEMENT_PATH = '/management';
export const SHARES_ROUTE = '/management/account/:accountId';
/**
 * Readings of many meters in one table. The segment 'ablesung' cannot collide with a sub-access.
 */
export const TABLE_ROUTE = '/management/ablesung/:accountId';
export const SHARE_ROUTE = '/management/account/:accountId/:childAccountId';

/** Addresses that need a login; without a login they show the login screen (D5). */
export const SIGNED_IN_ROUTES = [
  HOME_PATH,
  JOBS_PATH,
  JOB_ROUTE,
  ROUND_ROUTE,
  EVALUATION_PATH,
  EVALUATION_ROUTE,
  HELP_PATH,
  RECEIPTS_PATH,
  RECEIPT_ROUTE,
  MANAGEMENT_PATH,
  SHARES_ROUTE,
  SHARE_ROUTE,
  TABLE_ROUTE,
] as const;

export const sharesPath = (accountId: string): string =>
  `/management/account/${encodeURIComponent(accountId)}`;

export const tablePath = (accountId: string): string =>
  `/management/ablesung/${encodeURIComponent(accountId)}`;

/** What a sub-access sees, shown to the account that granted it. */
export const subAccountPath = (accountId: string, childAccountId: string): string =>
  `${sharesPath(accountId)}/${encodeURIComponent(childAccountId)}`;

export const jobPath = (jobId: string): string => `${JOBS_PATH}/${encodeURIComponent(jobId)}`;

export const roundPath = (jobId: string): string =>
  `${JOBS_PATH}/rundgang/${encodeURIComponent(jobId)}`;

export const receiptPath = (receiptId: string): string =>
  `${RECEIPTS_PATH}/${encodeURIComponent(receiptId)}`;

export const handoverPath = (receiptId: string): string =>
  `${HANDOVER_PATH}?${HANDOVER_RECEIPT}=${encodeURIComponent(receiptId)}`;

export const evaluationPath = (jobId: string): string =>
  `${EVALUATION_PATH}/${encodeURIComponent(jobId)}`;

/** Whether a path matches a route: '/ablesung/:jobId' matches the path of every meter. */
export function isRoute(route: string, pathname: string): boolean {
  const parts = partsOf(route);
  const given = partsOf(pathname);
  return (
    parts.length === given.length &&
    parts.every((part, n) => part.startsWith(':') || part.toLowerCase() === given[n]?.toLowerCase())
  );
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}
