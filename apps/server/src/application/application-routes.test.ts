import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { anApplication, startTestServer, type TestServer } from '../testing/test-server';

let opened: OpenDatabase;
let test: TestServer;

beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  const other = {
    hosts: ['ablesung.anderswo.example'],
    publicJson: '{"applicationId":"anderswo"}',
  };
  const applications = [anApplication({}), anApplication({ applicationId: 'anderswo', ...other })];
  test = await startTestServer(opened.database, { applications });
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});

it('describes the application without a login', async () => {
  expect(await test.get('/api/public/application')).toMatchObject({
    status: 200,
    body: {
      applicationId: 'stadtwerke-neuenbrueck',
      name: 'Stadtwerke Neuenbrück',
      config: { unknownUserReading: { unknownUserReadingAllowed: true } },
    },
  });
});

it.each([
  { says: 'its own name', host: 'ablesung.anderswo.example', applicationId: 'anderswo' },
  {
    says: 'its name with a port',
    host: 'Ablesung.Anderswo.example:8443',
    applicationId: 'anderswo',
  },
  { says: 'an unknown name', host: 'x.example', applicationId: 'stadtwerke-neuenbrueck' },
  { says: 'an address', host: '127.0.0.1:4200', applicationId: 'stadtwerke-neuenbrueck' },
])('is chosen by host: $says', async ({ host, applicationId }) => {
  const answer = await test.server.inject({ url: '/api/public/application', headers: { host } });
  expect(answer.json()).toHaveProperty('applicationId', applicationId);
});

it.each(['logo', 'icon-192', 'icon-512'])('sends %s as a PNG', async (name) => {
  const answer = await test.server.inject(`/api/public/application/${name}.png`);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.rawPayload.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
});

it('has every icon that the manifest and the pages name', async () => {
  const { body } = await test.server.inject('/api/public/application/manifest/manifest.json');
  const pages = ['portal', 'anonymous-wizard'].map((app) =>
    readFileSync(join(__dirname, '../../../', app, 'index.html'), 'utf8'),
  );
  const icons = [body, ...pages].join().match(/\/[\w/-]*icon-[^"]*/g) ?? [];
  expect(icons).toHaveLength(5);
  for (const icon of icons) expect((await test.server.inject(icon)).statusCode).toBe(200);
});

it('sends the manifest with the brand colour', async () => {
  const answer = await test.server.inject('/api/public/application/manifest/manifest.json');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.json()).toHaveProperty('theme_color', '#00707a');
});

it('answers the online check without the database', async () => {
  const asked: string[] = [];
  const { database } = opened;
  const watched = database.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { server } = await startTestServer(watched);
  await sql`select 1`.execute(watched);
  expect(asked).not.toEqual([]);
  asked.length = 0;
  const answer = await server.inject({ method: 'HEAD', url: '/api/public/application' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
  expect(asked).toEqual([]);
  await server.close();
});
