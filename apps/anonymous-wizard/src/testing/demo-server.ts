import {
  createFakeServer,
  DEMO_DESIGN,
  type Design,
  designedFile,
  fakeToken,
  type FakeServer,
  json,
} from '@ablesbar/api-client/testing';
import { ROLES } from '@ablesbar/domain';

export const NOW = new Date('2026-11-21T10:00:00Z');
const PUBLIC = '/api/public';
const APPLICATION = 'stadtwerke-neuenbrueck';

/** Answers like the demo server. Storybook serves the demo's own files. */
export function demoServer(design: Design | null): FakeServer {
  const server = createFakeServer();
  const file = (name: string) => fetch(`/demo/${name}`);
  const token = fakeToken({
    roles: [ROLES.anonymousReading, ROLES.anonymousReceipt],
    iat: NOW.getTime() / 1000,
    exp: NOW.getTime() / 1000 + 900,
  });
  server.on('GET', `${PUBLIC}/application`, async () =>
    json(200, designedFile(await (await file('application.json')).json(), design)),
  );
  server.on(
    'GET',
    `${PUBLIC}/application/manifest/manifest.json`,
    json(200, { theme_color: (design ?? DEMO_DESIGN).colour }),
  );
  server.on('GET', `${PUBLIC}/contact/${APPLICATION}`, () => file('contact.json'));
  server.on('GET', `${PUBLIC}/meterReadingHelp/${APPLICATION}`, () => file('instructions.json'));
  server.on('POST', '/auth/token-unknown-readings', json(200, { token }));
  server.on('POST', '/api/unknown-readings/results', json(200, {}));
  server.on('POST', '/api/pro/unknown-readings/receipts', json(200, {}));
  return server;
}
