import type { ContactItem } from '@ablesbar/domain';
import { wireObject } from '../http/wire';
import { contactFromWire } from './help-from-wire';

/** In the local storage, because portal and wizard share it, also where no application is known. */
const PLACE = 'ablesbar-contact';

type Surroundings = Pick<Window, 'localStorage'>;

/** Keeps the contact for a time without a connection. It contains nothing about a person. */
export function keepContacts(
  { localStorage }: Surroundings,
  applicationId: string,
  contactInformationItems: readonly ContactItem[],
): void {
  localStorage.setItem(PLACE, JSON.stringify({ applicationId, contactInformationItems }));
}

/** The contact that was kept last. Without an application it is that of any: an origin has one. */
export function keptContacts(
  surroundings: Surroundings,
  applicationId: string | null = null,
): readonly ContactItem[] {
  try {
    const kept: unknown = JSON.parse(surroundings.localStorage.getItem(PLACE) ?? 'null');
    const isOthers = applicationId !== null && wireObject(kept)['applicationId'] !== applicationId;
    // An older build or other code may have written it, so it is read as tolerantly as an answer.
    return isOthers ? [] : (contactFromWire(kept) ?? []);
  } catch {
    return [];
  }
}
