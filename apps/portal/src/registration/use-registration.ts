import { useSyncExternalStore } from 'react';
import {
  canAskForReceipt,
  type RegistrationPlace,
  type RegistrationTrigger,
  registrationTrigger,
  progressOf,
} from '@ablesbar/domain';
import { usePortal } from '../base/portal';
import { type RootState, useAppDispatch, useAppSelector } from '../base/store';
import { registrationFacts, jobsOf, onlyAccount } from './registration-facts';
import { dialogOpened, type RegistrationState } from './registration.slice';
import { requestReceipt } from './request-receipt';
import { useFocused } from './use-focused';

export interface RegistrationOffer {
  /** Null if nothing is offered here and now. */
  readonly trigger: RegistrationTrigger | null;
  readonly request: RegistrationState['request'];
  readonly hasFailed: boolean;
  readonly doneJobs: number;
  readonly canPress: boolean;
  readonly press: () => void;
}

/** What the button in this place does. */
export function useRegistration(place: RegistrationPlace): RegistrationOffer {
  const portal = usePortal();
  const dispatch = useAppDispatch();
  const { session, connection, application } = portal;
  const isFocused = useFocused();
  // registrationFacts reads both itself; subscribing here recomputes it when they change.
  useSyncExternalStore(session.subscribe, session.state);
  useSyncExternalStore(connection.subscribe, connection.isOnline);
  const trigger = useAppSelector((state: RootState) =>
    registrationTrigger(place, registrationFacts(state, portal, isFocused), application.config),
  );
  const { request, hasFailed } = useAppSelector((state) => state.registration);
  const doneJobs = useAppSelector((state) => progressOf(jobsOf(state, onlyAccount(portal))).done);
  const isReceipt = trigger === 'send-receipt';
  return {
    trigger,
    request,
    hasFailed,
    doneJobs,
    canPress: !isReceipt || canAskForReceipt(request, doneJobs),
    press: () => void dispatch(isReceipt ? requestReceipt() : dialogOpened()),
  };
}
