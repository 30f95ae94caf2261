import type { ContactItem } from '@ablesbar/domain';
import type { Http } from '../http/create-http';
import { fetchContacts } from './fetch-help';
import { keepContacts, keptContacts } from './kept-contacts';

interface Asked {
  readonly http: Http;
  readonly applicationId: string;
  readonly surroundings: Pick<Window, 'localStorage'>;
}

/** Shows the contact that was kept, then what the server answers now. */
export async function loadContacts(
  { http, applicationId, surroundings }: Asked,
  show: (contacts: readonly ContactItem[]) => void,
): Promise<void> {
  const kept = keptContacts(surroundings, applicationId);
  if (kept.length > 0) show(kept);
  const answer = await fetchContacts(http, applicationId);
  if (!answer.ok) return;
  show(answer.value);
  try {
    keepContacts(surroundings, applicationId, answer.value);
  } catch {
    // The browser stores nothing: the next visit without a connection has no contact.
  }
}
