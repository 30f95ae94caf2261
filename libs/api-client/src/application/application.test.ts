import { createHttp } from '../http/create-http';
import { createFakeServer, json, page } from '../testing/fake-server';
import { fetchApplication, fetchManifest, isServerReachable } from './application';
import { APPLICATION_PATH } from './application-path';

function setUp() {
  const server = createFakeServer();
  return { server, http: createHttp({ fetch: server.fetch }) };
}

test('an application has a complete config, also if the server left settings out', async () => {
  const { server, http } = setUp();
  server.on('GET', APPLICATION_PATH, json(200, { applicationId: 'swm', config: null }));
  const answer = await fetchApplication(http);
  expect(answer).toMatchObject({
    ok: true,
    value: {
      applicationId: 'swm',
      name: '',
      config: { features: { loginUsernameMinLength: 5, multipleAccountsLoginEnabled: true } },
    },
  });
  expect(server.calls[0]?.token).toBeNull();
});

test.each([
  { says: 'without its id', answer: json(200, { name: 'Stadtwerke' }), kind: 'unexpected' },
  { says: 'that is a page', answer: page(200), kind: 'unexpected' },
  { says: 'that did not come', answer: 'lost' as const, kind: 'offline' },
  { says: 'while the server is down', answer: page(503), kind: 'unavailable' },
])('an application $says is a failed call', async ({ answer, kind }) => {
  const { server, http } = setUp();
  server.on('GET', APPLICATION_PATH, answer);
  expect(await fetchApplication(http)).toMatchObject({ ok: false, problem: { kind } });
});

test.each([
  { says: 'its colour', answer: json(200, { theme_color: '#0a5' }), themeColor: '#0a5' },
  { says: 'no colour', answer: json(200, {}), themeColor: null },
  { says: 'a page instead of it', answer: page(200), themeColor: null },
  { says: 'no manifest', answer: json(404, {}), themeColor: null },
])('manifest: $says', async ({ answer, themeColor }) => {
  const { server, http } = setUp();
  server.on('GET', '/api/public/application/manifest/manifest.json', answer);
  expect(await fetchManifest(http)).toEqual({ themeColor });
});

test.each([
  { says: 'answers', answer: new Response(null, { status: 200 }), isThere: true },
  { says: 'is in trouble', answer: new Response(null, { status: 500 }), isThere: true },
  { says: 'does not know the check', answer: new Response(null, { status: 405 }), isThere: true },
  { says: 'cannot be reached', answer: 'lost' as const, isThere: false },
])('the online check of a server that $says: $isThere', async ({ answer, isThere }) => {
  const { server, http } = setUp();
  server.on('HEAD', APPLICATION_PATH, answer);
  expect(await isServerReachable(http)).toBe(isThere);
});
