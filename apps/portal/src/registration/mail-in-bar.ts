import { canAskForReceipt, registrationTrigger, progressOf } from '@ablesbar/domain';
import type { MailAction, Portal } from '../base/portal';
import type { AppDispatch, RootState } from '../base/store';
import { registrationFacts, jobsOf, onlyAccount } from './registration-facts';
import { dialogOpened } from './registration.slice';
import { requestReceipt } from './request-receipt';

/** What the letter icon in the bar does; null if nothing is offered. */
export function mailInBar(
  state: RootState,
  dispatch: AppDispatch,
  portal: Portal,
  isFocused: boolean,
): MailAction | null {
  const facts = registrationFacts(state, portal, isFocused);
  const trigger = registrationTrigger('menu', facts, portal.application.config);
  if (trigger === null) return null;
  if (trigger !== 'send-receipt') {
    return {
      label: 'registration_open_action',
      isDisabled: false,
      onPress: () => void dispatch(dialogOpened()),
    };
  }
  const { done } = progressOf(jobsOf(state, onlyAccount(portal)));
  return {
    label: 'registration_request_action',
    isDisabled: !canAskForReceipt(state.registration.request, done),
    onPress: () => void dispatch(requestReceipt()),
  };
}
