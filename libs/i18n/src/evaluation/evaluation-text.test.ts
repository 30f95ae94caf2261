import { createTexts } from '../texts/create-texts';
import { amountText, sayReason } from './evaluation-text';

const german = () => createTexts({ language: 'de', translations: {} });

test.each([
  { reason: 'INITIAL_READING', otherReason: null, text: 'Erste Ablesung' },
  { reason: 'PERIODIC_READING', otherReason: null, text: 'Turnusablesung' },
  { reason: 'ESTIMATED_READING', otherReason: null, text: 'Geschätzt' },
  { reason: 'INTERMEDIATE_READING', otherReason: null, text: 'Zwischenablesung' },
  { reason: 'METER_CHANGE', otherReason: 'Turnus', text: 'Zählerwechsel' },
  { reason: 'OTHER', otherReason: null, text: 'Sonstige Ablesung' },
  { reason: 'OTHER', otherReason: ' ', text: 'Sonstige Ablesung' },
  { reason: 'OTHER', otherReason: ' Umzug ', text: 'Umzug' },
  { reason: 'OTHER_KSA', otherReason: 'Prüfung', text: 'Prüfung' },
  { reason: 'unknown', otherReason: null, text: 'Ablesung' },
  { reason: 'unknown', otherReason: 'Leerstand', text: 'Leerstand' },
  { reason: 'sent', otherReason: null, text: 'Von Ihnen gesendet' },
] as const)('$reason with "$otherReason" is said as "$text"', async ({ text, ...reading }) => {
  expect(sayReason(await german(), reading)).toBe(text);
});

test.each([
  ['first', 'Erster bekannter Stand'],
  ['new-meter', 'Neuer Zähler'],
  ['lower', 'Niedriger als zuvor, Verbrauch unbekannt'],
] as const)('no consumption, %s: %s', async (kind, text) => {
  expect((await german()).t(amountText.consumption.none[kind])).toBe(text);
});

test.each([
  ['no-results', 'Für diesen Tarif sind keine Stände bekannt.'],
  ['insufficient', 'Für den Verbrauch braucht es noch einen zweiten Stand.'],
] as const)('no evaluation, %s: %s', async (state, text) => {
  expect((await german()).t(amountText.consumption.states[state])).toBe(text);
});

test.each(Object.values(amountText['feed-in'].none))(
  'no word of consumption in %s',
  async (key) => {
    expect((await german()).t(key)).not.toContain('Verbrauch');
  },
);

test.each([
  { says: 'since a day', key: amountText['feed-in'].since, text: 'Einspeisung seit 1.' },
  { says: 'as a column', key: amountText['feed-in'].column, text: 'Einspeisung' },
  { says: 'per year', key: amountText['feed-in'].years.title, text: 'Einspeisung je Jahr' },
  { says: 'per day', key: amountText['feed-in'].days.title, text: 'Einspeisung je Tag' },
])('the words for fed-in energy $says', async ({ key, text }) => {
  expect((await german()).t(key, { day: '1.' })).toBe(text);
});
