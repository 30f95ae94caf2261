import { createHttp } from '../http/create-http';
import { createFakeServer, json } from '../testing/fake-server';
import { fetchContacts, fetchInstructions } from './fetch-help';

test('contacts and instructions are public, and an application is one part of their address', async () => {
  const server = createFakeServer();
  const http = createHttp({ fetch: server.fetch });
  const contactInformationItems = [{ text: 'Rufen Sie an.' }];
  server.on('GET', '/api/public/contact/swm%2F1', json(200, { contactInformationItems }));
  const instructions = [{ text: 'Öffnen Sie die Klappe.', obisFilter: '^8-' }];
  server.on('GET', '/api/public/meterReadingHelp/swm%2F1', json(200, { instructions }));
  expect(await fetchContacts(http, 'swm/1')).toMatchObject({
    ok: true,
    value: [{ text: 'Rufen Sie an.', path: null, language: null }],
  });
  expect(await fetchInstructions(http, 'swm/1')).toMatchObject({
    ok: true,
    value: [{ text: 'Öffnen Sie die Klappe.', obisFilter: '^8-', meterNumberFilter: null }],
  });
  expect(server.calls.map(({ token }) => token)).toEqual([null, null]);
});
