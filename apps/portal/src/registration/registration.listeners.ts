import { createListenerMiddleware } from '@reduxjs/toolkit';
import { jobApi } from '@ablesbar/api-client';
import { opensAfterSending, progressOf } from '@ablesbar/domain';
import type { Portal } from '../base/portal';
import type { AppDispatch, AppStore, RootState } from '../base/store';
import { askRegistration } from './ask-registration';
import { registrationFacts, jobsOf } from './registration-facts';
import { dialogOpened } from './registration.slice';

/** Opens the dialog after the last reading is sent, if the utility wants that. */
export function registrationListeners(portal: Portal) {
  const listeners = createListenerMiddleware<RootState, AppDispatch>();
  listeners.startListening({
    matcher: jobApi.endpoints.sendResults.matchFulfilled,
    effect: ({ payload: sent }, api) => {
      const state = api.getState();
      // The list may not contain the sent reading yet.
      const jobs = jobsOf(state, sent.login).map((job) => (job.id === sent.id ? sent : job));
      const facts = registrationFacts(state, portal, document.hasFocus());
      if (opensAfterSending(facts, portal.application.config, progressOf(jobs))) {
        api.dispatch(dialogOpened());
      }
    },
  });
  return listeners.middleware;
}

/** A user who returns to this window may have registered meanwhile. */
export function watchFocus({ dispatch }: Pick<AppStore, 'dispatch'>): void {
  const ask = () => {
    if (document.visibilityState === 'visible') void dispatch(askRegistration());
  };
  window.addEventListener('focus', ask);
  // On a phone, a window that returns becomes visible, but does not always get the focus.
  document.addEventListener('visibilitychange', ask);
}
