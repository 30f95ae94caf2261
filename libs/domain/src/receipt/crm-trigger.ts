import type { Config } from '../application/config';
import type { Progress } from '../job/progress-of';
import { hasRoles } from '../session/claims-of';
import { ROLES } from '../session/roles';
import { type CrmRegistration, isRegistered } from './crm-registration';

/** Where it is offered; each place has its own switches. 'last-job': by itself, when nothing is left to read. */
export type CrmPlace = 'home' | 'job' | 'menu' | 'last-job';

/** What the button does; not there at all where it is null. */
export type CrmTrigger = 'send-receipt' | 'register';

export interface CrmQuestion {
  readonly isOnline: boolean;
  readonly isFocused: boolean;
  readonly loginCount: number;
  /** Of the only account, as far as its token is known. */
  readonly roles: readonly string[];
  readonly info: CrmRegistration | null;
}

const NEEDED = [ROLES.proUser, ROLES.registeredUserReceipt];

type CrmConfig = Pick<Config, 'communicationSettings' | 'crmSettings'>;
type Shown = Record<CrmPlace, (config: CrmConfig) => boolean>;

const RECEIPT_SHOWN: Shown = {
  home: (config) => config.communicationSettings.showSendingReadingReceiptOnHomeScreen,
  job: (config) => config.communicationSettings.showSendingReadingReceiptOnJobScreen,
  menu: (config) => config.communicationSettings.showSendingReadingReceiptOnMainMenu,
  'last-job': (config) => config.crmSettings.showModalAfterLastJobCompleted,
};

const REGISTRATION_SHOWN: Shown = {
  home: (config) => config.crmSettings.showRegistrationOnHomeScreen,
  job: (config) => config.crmSettings.showRegistrationOnJobScreen,
  menu: (config) => config.crmSettings.showRegistrationOnMainMenu,
  'last-job': (config) => config.crmSettings.showModalAfterLastJobCompleted,
};

export function crmTrigger(
  place: CrmPlace,
  { isOnline, isFocused, loginCount, roles, info }: CrmQuestion,
  config: CrmConfig,
): CrmTrigger | null {
  if (!isOnline || !isFocused || loginCount !== 1 || info === null) return null;
  if (!hasRoles({ roles }, NEEDED)) return null;
  if (isRegistered(info)) {
    const isAllowed = config.communicationSettings.sendingCrmRegisteredUserReadingReceiptAllowed;
    return isAllowed && RECEIPT_SHOWN[place](config) ? 'send-receipt' : null;
  }
  const isOffered = config.crmSettings.registrationEnabled && REGISTRATION_SHOWN[place](config);
  return isOffered ? 'register' : null;
}

/** `blocked`: asked for already, until the next reading is sent. */
export function canAskForReceipt(
  state: 'ready' | 'sending' | 'blocked',
  doneJobs: number,
): boolean {
  return state === 'ready' && doneJobs > 0;
}

/** After a reading was sent: the dialog opens by itself when it was the last. */
export function opensAfterSending(
  question: CrmQuestion,
  config: CrmConfig,
  { done, total }: Pick<Progress, 'done' | 'total'>,
): boolean {
  return total > 0 && done === total && crmTrigger('last-job', question, config) !== null;
}
