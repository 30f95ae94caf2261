import { useEffect } from 'react';
import { BY_LINK, HOME_PATH, JOBS_PATH, subAccountPath } from '../base/paths';
import { usePortal } from '../base/portal';

/**
 * Goes to the address where a login ends. A user who came to another address than the start page
 * stays there (customer decision 21).
 */
export function useAfterLogin(): (isIn: boolean) => void {
  const { session, address } = usePortal();
  const destination = useLoginDestination();
  return (isIn) => {
    if (!isIn) return;
    const { pathname, state } = address.get();
    if (session.state().viewed) address.replace(destination());
    else if (pathname === HOME_PATH) address.replace(cameFrom(state) ?? destination());
  };
}

/** The address at which the session ended; the history keeps it across a reload. */
function cameFrom(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'cameFrom' in state &&
    typeof state.cameFrom === 'string'
    ? state.cameFrom
    : null;
}

/**
 * Where a login ends that began without a target of its own. A deep link keeps its address
 * (customer decision 21).
 */
function useLoginDestination(): () => string {
  const { application, session } = usePortal();
  return () => {
    const { viewed } = session.state();
    if (viewed) return subAccountPath(viewed.accountId, viewed.childAccountId);
    const { redirectToJobsScreenOnLoginEnabled } = application.config.features;
    return redirectToJobsScreenOnLoginEnabled ? JOBS_PATH : HOME_PATH;
  };
}

export interface Destination {
  readonly path: string;
  readonly state: unknown;
}

/** A printed link asks for a reading, so it leads to the readings, and to the only open one (D283). */
export function useLinkDestination(): () => Destination {
  const { session } = usePortal();
  const destination = useLoginDestination();
  return () =>
    session.state().viewed
      ? { path: destination(), state: null }
      : { path: JOBS_PATH, state: BY_LINK };
}

/**
 * A logout leads to the start page. If the session expired, the next login leads back
 * (useAfterLogin).
 */
export function useHomeAfterLogout(): void {
  const { session, address } = usePortal();
  useEffect(
    () =>
      session.onLogOut(() => {
        const { pathname, state } = address.get();
        // The way back may have led here: a new entry drops those ahead, with their words (D344).
        if (pathname === HOME_PATH) return address.push(HOME_PATH, state);
        // What somebody searched for must not come back for the next person.
        address.replace(pathname, state);
        address.push(HOME_PATH, session.state().hasExpired ? { cameFrom: pathname } : null);
      }),
    [session, address],
  );
}
