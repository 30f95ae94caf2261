import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from '../base/start-failure';
import { readApplications } from './read-applications';

const DEMO = join(__dirname, '../../applications');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-applications-'));
  cpSync(DEMO, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, 'stadtwerke-neuenbrueck', name);

function edit(name: string, change: (text: string) => string): void {
  writeFileSync(at(name), change(readFileSync(at(name), 'utf8')));
}

function failure(): string {
  try {
    readApplications(folder);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  throw new Error('This should have been refused.');
}

it('reads the demo application', () => {
  expect(readApplications(folder)).toMatchObject([
    {
      applicationId: 'stadtwerke-neuenbrueck',
      config: {
        features: { loginUsernameMinLength: 5 },
        languageConfig: { defaultLanguage: 'de' },
      },
    },
  ]);
});

test.each([
  {
    says: 'a wrong kind',
    file: 'application.json',
    change: (text: string) =>
      text.replace('"unknownUserReadingAllowed": true', '"unknownUserReadingAllowed": "no"'),
    names: '/config/unknownUserReading/unknownUserReadingAllowed',
  },
  {
    says: 'a window that holds no address',
    file: 'application.json',
    change: (text: string) => text.replace('{', '{ "letter": { "window": { "height": 20 } },'),
    names: '/letter/window/height',
  },
  {
    says: 'a custom form of a meter that sends what another form sends',
    file: 'application.json',
    change: (text: string) => text.replace('"Verbrauch (MWh)"', '"Verbrauch"'),
    names: 'ELECTRIC_METER: die Zählwerke von customMeterConfig brauchen andere Namen',
  },
  {
    says: 'a misspelled setting',
    file: 'application.json',
    change: (text: string) =>
      text.replace('multipleAccountsLoginEnabled', 'multipleAcountsLoginEnabled'),
    names: '/config/features/multipleAcountsLoginEnabled',
  },
  {
    says: 'a link that is not https',
    file: 'application.json',
    change: (text: string) => text.replace('https://stadtwerke', 'javascript://stadtwerke'),
    names: '/config/legal/imprint/url',
  },
  {
    says: 'an origin with a path',
    file: 'application.json',
    change: (text: string) =>
      text.replace('"hosts": []', '"hosts": [], "embedOrigins": ["https://x.example/page"]'),
    names: '/embedOrigins/0',
  },
  {
    says: 'an origin that any website could have',
    file: 'application.json',
    change: (text: string) => text.replace('"hosts": []', '"hosts": [], "embedOrigins": ["*"]'),
    names: '/embedOrigins/0',
  },
  {
    says: 'no JSON',
    file: 'application.json',
    change: (text: string) => text.slice(0, -3),
    names: 'JSON',
  },
  {
    says: 'a pattern that could freeze a page',
    file: 'application.json',
    change: (text: string) => text.replace('"[^A-Z0-9]"', '"(a)\\\\1"'),
    names: '/config/unknownUserReading/validation/meterNumber/disallowedCharacters',
  },
  {
    says: 'a filter that could freeze a page',
    file: 'instructions.json',
    change: (text: string) => text.replace('"^7-.*$"', '"^7-(?=3)"'),
    names: '/obisFilter',
  },
  {
    says: 'a filter that is no pattern',
    file: 'instructions.json',
    change: (text: string) => text.replace('"obisFilter": "^7-.*$"', '"meterNumberFilter": "("'),
    names: '/meterNumberFilter',
  },
  {
    says: 'a filter of 201 characters',
    file: 'instructions.json',
    change: (text: string) => text.replace('"^7-.*$"', JSON.stringify('7'.repeat(201))),
    names: '/obisFilter',
  },
  {
    says: 'a misspelled filter',
    file: 'instructions.json',
    change: (text: string) => text.replace('"obisFilter"', '"obisfilter"'),
    names: '/instructions/0/obisfilter',
  },
  {
    says: 'a contact for an unknown screen',
    file: 'contact.json',
    change: (text: string) => text.replace('"/ablesung"', '"ablesung"'),
    names: '/contactInformationItems/1/path',
  },
  { says: 'an empty help', file: 'help.de.md', change: () => '\n', names: 'leer' },
  {
    says: 'a colour by name',
    file: 'manifest.json',
    change: (text: string) => text.replace('#00707a', 'teal'),
    names: '/theme_color',
  },
])('a broken file is named with its path: $says', ({ file, change, names }) => {
  edit(file, change);
  const line = failure();
  expect(line).toContain(at(file));
  expect(line).toContain(names);
  expect(line).not.toContain('\n');
});

it('takes a filter of 200 characters', () => {
  edit('instructions.json', (text) => text.replace('"^7-.*$"', JSON.stringify('7'.repeat(200))));
  expect(readApplications(folder)).toHaveLength(1);
});

it.each(['instructions.json', 'contact.json', 'help.de.md'])('works without %s', (file) => {
  rmSync(at(file));
  expect(readApplications(folder)).toHaveLength(1);
});

test.each(['application.json', 'manifest.json', 'logo.png'])('requires %s', (file) => {
  rmSync(at(file));
  expect(failure()).toContain(at(file));
});

it('refuses a logo that is no PNG despite its name', () => {
  writeFileSync(at('logo.png'), '<svg onload="alert(1)"/>');
  expect(failure()).toContain(at('logo.png'));
});

it("refuses a letter's text with a mistake, with its line", () => {
  writeFileSync(at('letter.en.md'), '# Read\n\nDear {{nobody}},\n\n{{login}}\n');
  expect(failure()).toContain(`${at('letter.en.md')}: Zeile 3: {{nobody}}`);
});

it('refuses two applications with the same id or host', () => {
  cpSync(join(folder, 'stadtwerke-neuenbrueck'), join(folder, 'zweite'), { recursive: true });
  expect(failure()).toContain(join(folder, 'zweite', 'application.json'));
});

it('needs at least one application', () => {
  rmSync(join(folder, 'stadtwerke-neuenbrueck'), { recursive: true });
  expect(failure()).toContain(folder);
});
