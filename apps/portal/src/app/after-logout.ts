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
 * When the last account is logged out, nothing of it stays in memory. Drafts are dropped only if
 * the user logged out; they outlive an expired session (D14).
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
