/** The state of an account in the utility's customer system (CRM). */
export interface Registration {
  readonly registered: boolean;
  readonly currentConfirmedCommunicationTypes: readonly string[];
  readonly selfServiceToken: string | null;
}

/**
 * True if the e-mail address is confirmed and a self-service token exists. The user can then ask
 * for receipts.
 */
export function isRegistered(info: Registration): boolean {
  return (
    info.currentConfirmedCommunicationTypes.includes('EMAIL') && hasText(info.selfServiceToken)
  );
}

/**
 * The portal asks after each account info and on each window focus, until the account is
 * registered.
 */
export function shouldAskForRegistration({
  info,
  loginCount,
  hasToken,
}: {
  readonly info: Registration | null;
  readonly loginCount: number;
  readonly hasToken: boolean;
}): boolean {
  return loginCount === 1 && hasToken && (info === null || !isRegistered(info));
}

/** The address of the registration page; null if the base address or the token is missing. */
export function registrationUrl(
  baseUrl: string | null,
  { selfServiceToken }: Registration,
): string | null {
  if (baseUrl === null || !hasText(selfServiceToken)) return null;
  return `${baseUrl.replace(/\/+$/, '')}/m/${encodeURIComponent(selfServiceToken)}?ref=ksa`;
}

/**
 * The page on which a registered user changes or stops the e-mails; null if there is none. Only the
 * server's own page is known to do both, not that of a customer system.
 */
export function ownRegistrationUrl(
  baseUrl: string | null,
  info: Registration,
  ownOrigin: string,
): string | null {
  return baseUrl?.startsWith(`${ownOrigin}/`) ? registrationUrl(baseUrl, info) : null;
}

/** What the portal does when the user comes back from the registration page. */
export function afterRegistration(
  info: Registration,
  doneJobs: number,
): 'wait' | 'send-receipt' | 'close' {
  if (!isRegistered(info)) return 'wait';
  return doneJobs > 0 ? 'send-receipt' : 'close';
}

function hasText(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}
