import { jobApi } from '@ablesbar/api-client';
import { type RegistrationFacts, type Job } from '@ablesbar/domain';
import type { Portal } from '../base/portal';
import type { RootState } from '../base/store';

const none: readonly Job[] = [];

/**
 * The only logged-in account; null if there are several, because it is then unclear whose readings
 * are meant.
 */
export function onlyAccount({ session }: Pick<Portal, 'session'>): string | null {
  const [accountId, ...others] = session.state().accountIds;
  return accountId === undefined || others.length > 0 ? null : accountId;
}

export function jobsOf(state: RootState, accountId: string | null): readonly Job[] {
  if (accountId === null) return none;
  return jobApi.endpoints.jobs.select(accountId)(state).data ?? none;
}

/** The facts that decide whether a receipt or the registration is offered. */
export function registrationFacts(
  { registration }: RootState,
  portal: Pick<Portal, 'session' | 'connection'>,
  isFocused: boolean,
): RegistrationFacts {
  const { accountIds, accounts } = portal.session.state();
  const accountId = onlyAccount(portal);
  return {
    isOnline: portal.connection.isOnline(),
    isFocused,
    loginCount: accountIds.length,
    roles: (accountId === null ? undefined : accounts[accountId]?.roles) ?? [],
    info: registration.accountId === accountId ? registration.info : null,
  };
}
