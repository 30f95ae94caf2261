import { type Instruction, instructionsFor } from '@ablesbar/domain';
import { aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { join } from 'node:path';
import { RE2JS } from 're2js';
import { readHelp } from './read-help';

const folder = join(__dirname, '../../applications/stadtwerke-neuenbrueck');
const { instructions, contact, pages } = readHelp(folder);
const LANGUAGES = ['de', 'de-informal', 'en'];

const all: readonly Instruction[] = instructions.instructions.map((instruction) => ({
  language: null,
  obisFilter: null,
  meterNumberFilter: null,
  multiMeterRate: null,
  ...instruction,
}));
const matches = (pattern: string, text: string) => RE2JS.compile(pattern).matcher(text).find();

test.each([
  {
    says: 'one rate',
    codes: ['1-1:1.8.0'],
    titles: ['Stromzähler mit Drehscheibe', 'Digitaler Stromzähler'],
  },
  {
    says: 'two rates',
    codes: ['1-1:1.8.1', '1-1:1.8.2'],
    titles: ['Digitaler Stromzähler', 'Zweitarifzähler (Hochtarif und Niedertarif)'],
  },
  {
    says: 'feed-in',
    codes: ['1-1:1.8.0', '1-1:2.8.0'],
    titles: ['Digitaler Stromzähler', 'Einspeisung aus einer Photovoltaikanlage'],
  },
  { says: 'gas', codes: ['7-1:3.0.0'], titles: ['Gaszähler'] },
  { says: 'water', codes: ['8-1:1.0.0'], titles: ['Wasserzähler'] },
  { says: 'hot water', codes: ['9-1:1.0.0'], titles: ['Warmwasserzähler'] },
  { says: 'heat', codes: ['6-1:1.0.0'], titles: ['Wärmezähler'] },
])('each meter finds its own: $says', ({ codes, titles }) => {
  const meterRateTasks = codes.map((obis, index) => aRateTask({ taskId: `t-${index}`, obis }));
  const job = aJob({ meter: aMeter({ meterRateTasks }) });
  const german = all.filter(({ language }) => language === 'de');
  expect(instructionsFor(job, german, matches).map(({ title }) => title)).toEqual(titles);
});

it('says the same in every language', () => {
  const of = (language: string) => all.filter((one) => one.language === language);
  const filters = (language: string) =>
    of(language).map(({ obisFilter, multiMeterRate }) => [obisFilter, multiMeterRate]);
  expect(of('de')).toHaveLength(8);
  for (const language of LANGUAGES) {
    expect(filters(language)).toEqual(filters('de'));
    const places = contact.contactInformationItems.filter((item) => item.language === language);
    expect(places.map(({ path }) => path)).toEqual(['/', '/ablesung']);
  }
  expect([...pages.keys()].sort()).toEqual(LANGUAGES);
});

it.each([
  { language: 'de', not: /\b(?:du|dein\w*|dir|dich)\b/i },
  { language: 'de-informal', not: /\b(?:Sie|Ihre?\w*|Ihnen)\b/ },
])('stays with one way of address: $language', ({ language, not }) => {
  const texts = [...all, ...contact.contactInformationItems]
    .filter((item) => item.language === language)
    .map(({ text }) => text);
  for (const text of [...texts, pages.get(language) ?? 'Du und Sie']) {
    // In 'Sie steht', at the start of a sentence, 'Sie' means a thing and does not address the
    // reader.
    expect(text.replace(/(?<=[.\n] )Sie (?=steht)/g, '')).not.toMatch(not);
  }
});
