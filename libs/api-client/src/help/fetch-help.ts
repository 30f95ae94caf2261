import type { ContactItem, Instruction } from '@ablesbar/domain';
import type { Answer } from '../http/api-problem';
import type { Http } from '../http/create-http';
import { readJson } from '../http/http-body';
import { contactFromWire, instructionsFromWire } from './help-from-wire';

type PublicHelp = 'help' | 'contact' | 'meterReadingHelp';

export function helpPath(what: PublicHelp, applicationId: string): string {
  return `/api/public/${what}/${encodeURIComponent(applicationId)}`;
}

/** The frame shows the contact around every screen, so it does not need the portal's store. */
export async function fetchContacts(
  http: Http,
  applicationId: string,
): Promise<Answer<readonly ContactItem[]>> {
  const path = helpPath('contact', applicationId);
  return readJson(await http.send({ method: 'GET', path }), contactFromWire);
}

/** For the wizard, which does not have the portal's store. */
export async function fetchInstructions(
  http: Http,
  applicationId: string,
): Promise<Answer<readonly Instruction[]>> {
  const path = helpPath('meterReadingHelp', applicationId);
  return readJson(await http.send({ method: 'GET', path }), instructionsFromWire);
}
