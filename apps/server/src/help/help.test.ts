import { wholeConfig } from '@ablesbar/domain';
import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import {
  anApplication,
  APPLICATION_ID,
  startTestServer,
  type TestServer,
} from '../testing/test-server';

const HOST = 'ablesung.anderswo.example';
let opened: OpenDatabase;
let test: TestServer;

beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  const help = {
    instructions: { instructions: [] },
    contact: { contactInformationItems: [] },
    pages: new Map<string, string>(),
  };
  const bare = anApplication({ applicationId: 'anderswo', hosts: [HOST], help });
  const english = anApplication({
    applicationId: 'english',
    hosts: ['english.example'],
    config: wholeConfig({ languageConfig: { defaultLanguage: 'en' } }),
    help: { ...help, pages: new Map([['en', '# Help']]) },
  });
  test = await startTestServer(opened.database, {
    applications: [anApplication({}), bare, english],
  });
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});

const ask = async (path: string, host = 'localhost') => {
  const answer = await test.server.inject({ url: `/api/public/${path}`, headers: { host } });
  const body: unknown = answer.json();
  return { status: answer.statusCode, body };
};

it('shows instructions and contact without a login', async () => {
  const instructions = await ask(`meterReadingHelp/${APPLICATION_ID}`);
  expect(instructions.status).toBe(200);
  expect(instructions.body).toHaveProperty('instructions.0.title', 'Stromzähler mit Drehscheibe');
  const contact = await ask(`contact/${APPLICATION_ID}`);
  expect(contact.status).toBe(200);
  expect(contact.body).toHaveProperty('contactInformationItems.1.path', '/ablesung');
});

it.each([
  { says: 'formal German', language: 'de', words: 'Was Sie brauchen' },
  { says: 'informal German', language: 'de-informal', words: 'Was du brauchst' },
  { says: 'English', language: 'en', words: 'What you need' },
  { says: 'English of a region', language: 'en-GB', words: 'What you need' },
  { says: 'the default language for a missing one', language: 'fr', words: 'Was Sie brauchen' },
])('helps in $says', async ({ language, words }) => {
  const { status, body } = await ask(`help/${APPLICATION_ID}/${language}`);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain(words);
});

it('uses the default language of its application', async () => {
  const answer = await ask('help/english/de', 'english.example');
  expect(answer).toEqual({ status: 200, body: { markdown: '# Help' } });
});

it('tells by its status whether there is a help', async () => {
  expect(await ask(`help/${APPLICATION_ID}`)).toMatchObject({ status: 200 });
  expect(await ask('help/anderswo', HOST)).toMatchObject({ status: 404 });
  expect(await ask('help/anderswo/de', HOST)).toMatchObject({ status: 404 });
});

it('sends an empty list, not an error, if a utility wrote no help', async () => {
  expect(await ask('meterReadingHelp/anderswo', HOST)).toEqual({
    status: 200,
    body: { instructions: [] },
  });
  expect(await ask('contact/anderswo', HOST)).toEqual({
    status: 200,
    body: { contactInformationItems: [] },
  });
});

it.each(['meterReadingHelp', 'help', 'contact'])(
  "gives no other application's %s, even one on the same server",
  async (path) => {
    expect(await ask(`${path}/anderswo`)).toMatchObject({ status: 404 });
    expect(await ask(`${path}/${APPLICATION_ID}`, HOST)).toMatchObject({ status: 404 });
  },
);
