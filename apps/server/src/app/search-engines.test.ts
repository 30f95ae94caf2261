import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { anApplication, startTestServer, type TestServer } from '../testing/test-server';

const HOST = 'ablesung.example';
let opened: OpenDatabase;
let test: TestServer;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  const applications = [anApplication({ hosts: [HOST, 'zaehler.example'] })];
  test = await startTestServer(opened.database, { applications });
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});

const canonical = (path: string) => `<https://${HOST}${path}>; rel="canonical"`;

it.each([
  { says: 'the login is found', url: '/?filter=offen', robots: undefined, link: canonical('/') },
  {
    says: 'the wizard is found',
    url: '/ablesung-ohne-zugang/',
    robots: undefined,
    link: canonical('/ablesung-ohne-zugang/'),
  },
  {
    says: 'the wizard is found as the portal links it',
    url: '/ablesung-ohne-zugang',
    robots: undefined,
    link: canonical('/ablesung-ohne-zugang/'),
  },
  {
    says: 'a step of the wizard is not',
    url: '/ablesung-ohne-zugang/kontakt',
    robots: 'noindex',
    link: undefined,
  },
  { says: 'a login link is not', url: '/m/abc', robots: 'noindex', link: undefined },
  { says: 'a meter is not', url: '/ablesung/j-1001', robots: 'noindex', link: undefined },
  { says: 'a page of mails is not', url: '/e-mail/m/abc', robots: 'noindex', link: undefined },
  { says: 'a call is not', url: '/api/public/application', robots: 'noindex', link: undefined },
])('$says', async ({ url, robots, link }) => {
  const { headers } = await test.server.inject({ url, headers: { host: HOST } });
  expect(headers['x-robots-tag']).toBe(robots);
  expect(headers['link']).toBe(link);
});

it.each([`${HOST}:4711`, 'zaehler.example'])(
  "the canonical address has the utility's first name, without the port of the call: %s",
  async (host) => {
    const { headers } = await test.server.inject({ url: '/', headers: { host } });
    expect(headers['link']).toBe(canonical('/'));
  },
);

it('a host name that no utility has does not become an address', async () => {
  const { headers } = await test.server.inject({ url: '/', headers: { host: 'evil.example' } });
  expect(headers).not.toHaveProperty('link');
});

it('robots.txt leaves pages and their pictures readable', async () => {
  const { headers, body } = await test.server.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe('User-agent: *\nDisallow: /api/pro/\nDisallow: /auth/\n');
});
