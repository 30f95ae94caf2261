import { baseApi } from '@ablesbar/api-client';
import { ignoreFailures } from '../base/ignore-failure';
import type { Session } from '../base/session';
import { registrationForgotten } from '../registration';
import { keptOnDevice, type LogoutDevice } from './kept-on-device';

interface Surroundings extends LogoutDevice {
  readonly session: Pick<Session, 'state'>;
}

/**
 * When the last account is logged out, nothing of it stays in memory. Drafts are dropped only if
 * the user logged out; they outlive an expired session (D14).
 */
export const afterLogout =
  ({ session, ...device }: Surroundings) =>
  (): void => {
    const { dispatch } = device.store;
    if (!session.state().hasExpired) {
      for (const { atLogout } of keptOnDevice) ignoreFailures(atLogout?.(device));
    }
    dispatch(registrationForgotten());
    dispatch(baseApi.util.resetApiState());
  };
