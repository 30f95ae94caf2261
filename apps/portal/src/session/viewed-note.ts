import type { SessionState } from '../base/session';

type Viewed = SessionState['viewed'];
/** Its storage lasts as long as the tab, through every reload; another tab has its own. */
export type Tab = Pick<Window, 'sessionStorage'>;

const PLACE = 'ablesbar-viewed';

/** Notes which sub-access this tab only looks at, so that a reload does not allow more. */
export function noteViewed(viewed: Viewed, tab: Tab): void {
  try {
    if (viewed === null) tab.sessionStorage.removeItem(PLACE);
    else tab.sessionStorage.setItem(PLACE, JSON.stringify(viewed));
  } catch {
    // A browser that keeps nothing: it lasts as long as the page.
  }
}

export function notedViewed(tab: Tab): Viewed {
  try {
    const noted: unknown = JSON.parse(tab.sessionStorage.getItem(PLACE) ?? 'null');
    return isViewed(noted) ? noted : null;
  } catch {
    return null;
  }
}

function isViewed(noted: unknown): noted is NonNullable<Viewed> {
  return (
    typeof noted === 'object' &&
    noted !== null &&
    'accountId' in noted &&
    typeof noted.accountId === 'string' &&
    'childAccountId' in noted &&
    typeof noted.childAccountId === 'string'
  );
}
