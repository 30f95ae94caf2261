import type { Config } from '../application/config';
import type { Progress } from '../job/progress-of';
import { hasRoles } from '../session/claims-of';
import { ROLES } from '../session/roles';
import { type Registration, isRegistered } from './registration';

/**
 * Where the portal offers a receipt or the registration; each place has its own settings.
 * 'last-job': the dialog opens automatically when no job is left to read.
 */
export type RegistrationPlace = 'home' | 'job' | 'menu' | 'last-job';

/** What the button does. If it is null, there is no button. */
export type RegistrationTrigger = 'send-receipt' | 'register';

export interface RegistrationFacts {
  readonly isOnline: boolean;
  readonly isFocused: boolean;
  readonly loginCount: number;
  /** The roles of the only account, if its token is known. */
  readonly roles: readonly string[];
  readonly info: Registration | null;
}

const NEEDED = [ROLES.proUser, ROLES.registeredUserReceipt];

type RegistrationConfig = Pick<Config, 'communicationSettings' | 'crmSettings'>;
type Shown = Record<RegistrationPlace, (config: RegistrationConfig) => boolean>;

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

export function registrationTrigger(
  place: RegistrationPlace,
  { isOnline, isFocused, loginCount, roles, info }: RegistrationFacts,
  config: RegistrationConfig,
): RegistrationTrigger | null {
  if (!isOnline || !isFocused || loginCount !== 1 || info === null) return null;
  if (!hasRoles({ roles }, NEEDED)) return null;
  if (isRegistered(info)) {
    const isAllowed = config.communicationSettings.sendingCrmRegisteredUserReadingReceiptAllowed;
    return isAllowed && RECEIPT_SHOWN[place](config) ? 'send-receipt' : null;
  }
  const isOffered = config.crmSettings.registrationEnabled && REGISTRATION_SHOWN[place](config);
  return isOffered ? 'register' : null;
}

/** `blocked`: the user has already asked. The state lasts until the next reading is sent. */
export function canAskForReceipt(
  state: 'ready' | 'sending' | 'blocked',
  doneJobs: number,
): boolean {
  return state === 'ready' && doneJobs > 0;
}

/** After a reading is sent, the dialog opens automatically if it was the last one. */
export function opensAfterSending(
  facts: RegistrationFacts,
  config: RegistrationConfig,
  { done, total }: Pick<Progress, 'done' | 'total'>,
): boolean {
  return total > 0 && done === total && registrationTrigger('last-job', facts, config) !== null;
}
