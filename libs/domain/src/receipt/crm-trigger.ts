import type { Config } from '../application/config';
import { hasRoles } from '../session/claims-of';
import { ROLES } from '../session/roles';
import type { TokenClaims } from '../session/token-claims';
import { type CrmRegistration, isRegistered } from './crm-registration';

/** Where the button may stand; each place has its own switches. */
export type CrmPlace = 'home' | 'job' | 'menu';

/** What the button does; not there at all where it is null. */
export type CrmTrigger = 'send-receipt' | 'register';

export interface CrmQuestion {
  readonly isOnline: boolean;
  readonly isFocused: boolean;
  readonly loginCount: number;
  /** Of the only account. */
  readonly claims: TokenClaims | null;
  readonly info: CrmRegistration | null;
}

const NEEDED = [ROLES.proUser, ROLES.registeredUserReceipt];

const RECEIPT_SHOWN = {
  home: 'showSendingReadingReceiptOnHomeScreen',
  job: 'showSendingReadingReceiptOnJobScreen',
  menu: 'showSendingReadingReceiptOnMainMenu',
} as const;

const REGISTRATION_SHOWN = {
  home: 'showRegistrationOnHomeScreen',
  job: 'showRegistrationOnJobScreen',
  menu: 'showRegistrationOnMainMenu',
} as const;

export function crmTrigger(
  place: CrmPlace,
  { isOnline, isFocused, loginCount, claims, info }: CrmQuestion,
  { communicationSettings, crmSettings }: Pick<Config, 'communicationSettings' | 'crmSettings'>,
): CrmTrigger | null {
  if (!isOnline || !isFocused || loginCount !== 1 || info === null) return null;
  if (claims === null || !hasRoles(claims, NEEDED)) return null;
  if (isRegistered(info)) {
    const isAllowed = communicationSettings.sendingCrmRegisteredUserReadingReceiptAllowed;
    return isAllowed && communicationSettings[RECEIPT_SHOWN[place]] ? 'send-receipt' : null;
  }
  const isOffered = crmSettings.registrationEnabled && crmSettings[REGISTRATION_SHOWN[place]];
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
  { showModalAfterLastJobCompleted }: Config['crmSettings'],
  { done, total }: { readonly done: number; readonly total: number },
): boolean {
  return showModalAfterLastJobCompleted && total > 0 && done === total;
}
