import { de } from '../de';
import { deInformal } from '../de-informal';
import { en } from '../en';
import { i18nextWords } from './i18next-words';
import { mergedTexts } from './create-texts';
import { isPlain, plainWords } from './words';

const names = ['applicationName', 'name', 'title', 'date', 'email', 'value', 'unit', 'number'];
const valuesWith = (count: number) => ({
  ...Object.fromEntries(names.map((name) => [name, `<${name}> & $t(frame_nav_home) {{name}}`])),
  count,
  total: 12_345.5,
});

test.each([
  { language: 'de', table: mergedTexts(de, {}) },
  { language: 'de-informal', table: mergedTexts({ ...de, ...deInformal }, {}) },
  { language: 'en', table: mergedTexts(en, {}) },
  { language: 'pl', table: { x_few: '{{count}} czekają', x_other: '{{count}} czeka', x: '?' } },
])('the first words equal the texts of i18next in $language', async ({ language, table }) => {
  const whole = await i18nextWords(table, language);
  const plain = plainWords(table, language);
  for (const key of [...Object.keys(table), 'no_such_text']) {
    expect(plain(key)).toBe(whole(key));
    for (const count of [0, 1, 3, 1200]) {
      expect(plain(key, valuesWith(count))).toBe(whole(key, valuesWith(count)));
    }
  }
});

test.each([
  { says: 'words', text: 'Ablesungen', is: true },
  { says: 'a value', text: '{{count}} Zähler', is: true },
  { says: 'a price', text: '5 $ (tags)', is: true },
  { says: 'another text within it', text: 'Zu $t(frame_nav_home)', is: false },
  { says: 'a value with a format', text: '{{count, number}}', is: false },
  { says: 'a value with spaces', text: '{{ count }}', is: false },
])('$says: plain or not', ({ text, is }) => {
  expect(isPlain({ one: 'x', text })).toBe(is);
});
