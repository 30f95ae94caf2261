import { createHttp, fetchApplication } from '@ablesbar/api-client';
import { createFakeServer, json } from '@ablesbar/api-client/testing';
import { browserPorts } from '../app/ports';
import { twoMedia } from './browser-of-page';

/** A server whose contact is lost once and then comes: 'Telefon 03999 7700'. */
export async function lostContact() {
  const contact = { language: null, path: null, text: 'Telefon 03999 7700' };
  const server = createFakeServer();
  server.on('GET', '/api/public/application', twoMedia);
  server.on(
    'GET',
    '/api/public/contact/stadtwerke',
    'lost',
    json(200, { contactInformationItems: [contact] }),
  );
  const http = createHttp({ ...browserPorts, fetch: server.fetch });
  const application = await fetchApplication(http);
  if (!application.ok) throw new Error('The settings did not come.');
  return { application: application.value, http };
}
