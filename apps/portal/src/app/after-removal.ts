import type { UnknownAction } from '@reduxjs/toolkit';
import { jobApi, type SessionEvent } from '@ablesbar/api-client';
import { type DraftPhotos, draftCleared } from '../reading';
import type { Receipts } from '../receipt';
import { ignoreFailure } from '../base/ignore-failure';

type ApiState = Parameters<ReturnType<typeof jobApi.endpoints.jobs.select>>[0];

interface Surroundings {
  readonly store: {
    readonly dispatch: (action: UnknownAction) => unknown;
    readonly getState: () => ApiState;
  };
  readonly receipts: Pick<Receipts, 'forget'>;
  readonly draftPhotos: Pick<DraftPhotos, 'clear'>;
}

/**
 * When a user removes an account, its receipts and the drafts of its jobs are removed too. After an
 * expired session both stay: the same user logs in again and continues (D14).
 */
export const afterRemoval =
  ({ store, receipts, draftPhotos }: Surroundings) =>
  ({ kind, accountId }: SessionEvent): void => {
    if (kind !== 'removed') return;
    ignoreFailure(receipts.forget(accountId));
    const { data = [] } = jobApi.endpoints.jobs.select(accountId)(store.getState());
    for (const { id } of data) {
      store.dispatch(draftCleared(id));
      ignoreFailure(draftPhotos.clear(id));
    }
  };
