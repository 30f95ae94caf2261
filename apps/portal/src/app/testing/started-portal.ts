import { createFakeServer, json } from '@ablesbar/api-client/testing';
import { createTexts } from '@ablesbar/i18n';
import { createAddress } from '../../base/address';
import { browserPorts } from '../../base/ports';
import { startPortal } from '../start';
import { addMissingWindowApis } from './add-missing-window-apis';

const NOW = new Date('2026-11-21T10:00:00Z');

let ids = 0;
export const testPorts = {
  ...browserPorts,
  now: () => NOW,
  newId: () => `id-${(ids += 1)}`,
  // An open channel would keep the test run alive.
  openChannel: () => null,
};

async function start() {
  addMissingWindowApis();
  const server = createFakeServer();
  server.on('GET', '/api/public/application', json(200, { applicationId: 'swm', name: 'SW' }));
  const started = await startPortal({
    ports: { ...testPorts, fetch: server.fetch },
    texts: await createTexts({ language: 'de', translations: {} }),
    address: createAddress(window, testPorts.newId),
    linkToken: null,
    leaving: () => Promise.reject(new Error('Nobody leaves this page.')),
  });
  if (started === null) throw new Error('The portal did not start.');
  await started.portal.texts.complete();
  return started.portal;
}

let starting: ReturnType<typeof start> | null = null;

/** A started portal whose server knows only its own name; all tests of a file share it. */
export const startedPortal = () => (starting ??= start());
