import { createSelector } from '@reduxjs/toolkit';
import { helpApi } from '@ablesbar/api-client';
import { type Config, isShareable, type Job } from '@ablesbar/domain';
import type { Database } from '@ablesbar/offline-queue';
import type { Frame, Portal } from '../base/portal';
import type { AppStore } from '../base/store';
import { selectJobs } from '../job';
import type { DraftPhotos } from '../reading';
import { selectEvicted, selectWaiting } from '../outbox';
import { mailInBar } from '../registration';
import { countDrafts } from './count-drafts';

interface Surroundings {
  readonly portal: Portal;
  readonly store: AppStore;
  readonly draftPhotos: Pick<DraftPhotos, 'of'>;
  readonly device: Pick<Database, 'answering' | 'hasRoom'>;
  readonly document: Pick<Document, 'hasFocus'>;
  readonly window: { readonly addEventListener: (event: string, listener: () => void) => unknown };
}

/** The frame loads before the store, so it is told what it shows whenever that may have changed. */
export function showInFrame(surroundings: Surroundings): void {
  const { portal, store, draftPhotos, device, window } = surroundings;
  const { frame, session, connection, deviceClock } = portal;
  const show = () => {
    const next = frameOf(surroundings);
    // The functions in it are not compared: they do the same as long as the words are the same.
    if (JSON.stringify(next) !== JSON.stringify(frame.get())) frame.set(next);
  };
  frame.set({
    ...frame.get(),
    countDrafts: (leaving) => {
      const { accountIds } = session.state();
      return countDrafts({ state: store.getState(), draftPhotos, accountIds }, leaving);
    },
  });
  store.subscribe(show);
  session.subscribe(show);
  connection.subscribe(show);
  device.answering.subscribe(show);
  device.hasRoom.subscribe(show);
  deviceClock.isRight.subscribe(show);
  for (const event of ['focus', 'blur', 'visibilitychange']) window.addEventListener(event, show);
  show();
}

function frameOf({ portal, store, device, document }: Surroundings): Frame {
  const { application, session, frame } = portal;
  const state = store.getState();
  const jobs = selectJobs(state, session.state().accountIds);
  return {
    hasManagement: selectHasShareable(jobs, application.config),
    hasHelp: helpApi.endpoints.hasHelp.select(application.applicationId)(state).data === true,
    unsent: selectWaiting(state).length,
    evicted: selectEvicted(state),
    countDrafts: frame.get().countDrafts,
    isKeeping: device.answering.get(),
    hasRoom: device.hasRoom.get(),
    isClockRight: portal.deviceClock.isRight.get(),
    mail: mailInBar(state, store.dispatch, portal, document.hasFocus()),
  };
}

const selectHasShareable = createSelector(
  [(jobs: readonly Job[]) => jobs, (_: readonly Job[], config: Config) => config],
  (jobs, config) => jobs.some((job) => isShareable(job, config)),
);
