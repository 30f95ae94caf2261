import { loadContacts } from '@ablesbar/api-client';
import type { Portal } from '../base/portal';

/** Fills the contact of every screen, and asks again when the connection is back. */
export async function showContacts(
  { application, http, contacts, connection }: Portal,
  surroundings: Pick<Window, 'localStorage'> = window,
): Promise<void> {
  const { applicationId } = application;
  const load = () => loadContacts({ http, applicationId, surroundings }, contacts.set);
  connection.onBack({ waiting: () => [], resume: () => void load() });
  await load();
}
