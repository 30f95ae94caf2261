/** Where an account stands with the utility's customer system. */
export interface CrmRegistration {
  readonly registered: boolean;
  readonly currentConfirmedCommunicationTypes: readonly string[];
  readonly selfServiceToken: string | null;
}

/** E-mail is confirmed and the registration can be looked after: receipts can be asked for. */
export function isRegistered(info: CrmRegistration): boolean {
  return (
    info.currentConfirmedCommunicationTypes.includes('EMAIL') && hasText(info.selfServiceToken)
  );
}

/** Asked after each account info and with every focus, until there is nothing more to learn. */
export function shouldAskForRegistration({
  info,
  loginCount,
  hasToken,
}: {
  readonly info: CrmRegistration | null;
  readonly loginCount: number;
  readonly hasToken: boolean;
}): boolean {
  return loginCount === 1 && hasToken && (info === null || !isRegistered(info));
}

/** The page to register on; null where the address or the token is missing. */
export function registrationUrl(
  baseUrl: string | null,
  { selfServiceToken }: CrmRegistration,
): string | null {
  if (baseUrl === null || !hasText(selfServiceToken)) return null;
  return `${baseUrl.replace(/\/+$/, '')}/m/${encodeURIComponent(selfServiceToken)}?ref=ksa`;
}

/** What follows when the page comes back from the registration. */
export function afterRegistration(
  info: CrmRegistration,
  doneJobs: number,
): 'wait' | 'send-receipt' | 'close' {
  if (!isRegistered(info)) return 'wait';
  return doneJobs > 0 ? 'send-receipt' : 'close';
}

function hasText(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}
