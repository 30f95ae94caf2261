import { act, render, screen } from '@testing-library/react';
import { createHttp, fetchApplication } from '@ablesbar/api-client';
import { createFakeServer, json } from '@ablesbar/api-client/testing';
import { firstWords } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { browserPorts } from '../app/ports';
import { standInForBrowser, twoMedia } from '../testing/browser-of-page';
import { PageContact } from './PageContact';

test('a contact that could not be fetched is asked for again when the connection is back', async () => {
  standInForBrowser(() => 'navigate');
  const contact = { language: null, path: null, text: 'Rufen Sie an.' };
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
  render(
    <TextsProvider texts={firstWords}>
      <PageContact application={application.value} http={http} />
    </TextsProvider>,
  );
  await act(async () => undefined);
  expect(screen.queryByText('Rufen Sie an.')).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Rufen Sie an.')).toBeVisible();
});
