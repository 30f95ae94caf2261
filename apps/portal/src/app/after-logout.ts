import type { UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@ablesbar/api-client';
import { type DraftPhotos, draftsDropped } from '../reading';
import { registrationForgotten } from '../registration';
import type { Session } from '../base/session';
import { unlistedCleared } from '../unlisted-reading';
import { ignoreFailure } from '../base/ignore-failure';

interface Surroundings {
  readonly store: { readonly dispatch: (action: UnknownAction) => unknown };
  readonly session: Pick<Session, 'state'>;
  readonly draftPhotos: Pick<DraftPhotos, 'clearAll'>;
}

/**
 * When nobody is logged in any more, nothing of the last account stays in memory. What was entered goes
 * only where a person logged out; it outlives an expired session (D14).
 */
export const afterLogout =
  ({ store: { dispatch }, session, draftPhotos }: Surroundings) =>
  (): void => {
    if (!session.state().hasExpired) {
      dispatch(draftsDropped());
      dispatch(unlistedCleared());
      ignoreFailure(draftPhotos.clearAll());
    }
    dispatch(registrationForgotten());
    dispatch(baseApi.util.resetApiState());
  };
