import type { DemoJob, DemoPlace, DemoRate } from './demo-job';

const at = (locationDescription: string): DemoPlace => ({
  street: 'Am Hofgut',
  houseNumber: '2',
  zip: '39999',
  city: 'Neuenbrück',
  cityDistrict: 'Sonnental',
  locationDescription,
});

const power: DemoRate = {
  rateName: 'Verbrauch',
  obis: '1-1:1.8.0',
  unit: 'kWh',
  preDecimals: 6,
  postDecimals: 1,
  lastValue: 52_310.4,
  yearly: 2400,
  minimum: 52_310,
  maximum: 60_000,
};
const feedIn: DemoRate = {
  ...power,
  rateName: 'Einspeisung',
  obis: '1-1:2.8.0',
  lastValue: 18_220.7,
  yearly: 5100,
  minimum: 18_220,
  maximum: 29_000,
};

const special = (id: string, place: string, change: Partial<DemoJob> = {}): DemoJob => ({
  id: `sonderfall-${id}`,
  meterNumber: `1EMH00770${String(id.length).padStart(2, '0')}${checkDigits(id)}`,
  meterType: 'ELECTRIC_METER',
  place: at(place),
  endsIn: 21,
  isDone: false,
  rates: [power],
  ...change,
});

/** One job for each state of a job. The place of its meter describes the state. */
export const specialJobs: readonly DemoJob[] = [
  special('streng', 'Strenger Wertebereich: andere Werte werden nicht angenommen', {
    isStrict: true,
  }),
  special('foto', 'Immer mit Foto', { config: { features: { imageAlwaysRequired: true } } }),
  special('foto-auffaellig', 'Foto bei auffälligem Wert', {
    config: { features: { unplausibleReadingsImageRequired: true } },
  }),
  special('kommentar', 'Kommentar bei auffälligem Wert', {
    config: { features: { unplausibleReadingsCommentRequired: true } },
  }),
  special('ohne-foto', 'Ohne Fotos', { config: { features: { imagesForbidden: true } } }),
  special('verdeckt', 'Nachkommastellen verdeckt', {
    config: { meterReading: { maskPostDecimals: true } },
  }),
  special('nachkomma', 'Alle Nachkommastellen werden abgefragt', {
    config: { meterReading: { queryPostDecimals: true } },
  }),
  special('verlauf', 'Vergleich mit der letzten Ablesung', {
    config: { features: { historicReadingsValidationRequired: true } },
  }),
  special('heute', 'Ablesedatum ist immer heute', {
    config: { features: { hideReadingDateInput: true } },
  }),
  special('frueh', 'Beginnt in drei Tagen, darf schon gesendet werden', {
    beginsIn: 3,
    config: { features: { sendingAllowedDaysBeforeEarliestExecution: 7 } },
  }),
  special('noch-nicht', 'Beginnt in zehn Tagen', { beginsIn: 10 }),
  special('spaet', 'Seit drei Tagen vorbei, darf noch gesendet werden', {
    endsIn: -3,
    config: { features: { sendingAllowedDaysAfterLatestExecution: 14 } },
  }),
  special('vorbei', 'Seit sechs Tagen vorbei', { endsIn: -6 }),
  special('bald', 'Endet in vier Tagen', { endsIn: 4 }),
  special('fertig', 'Schon abgelesen', { isDone: true }),
  special('getauscht', 'Im Sommer getauscht', {
    exchangedDaysAgo: 140,
    rates: [{ ...power, minimum: 0, maximum: 9000 }],
  }),
  special('einspeisung', 'Zweirichtungszähler der Photovoltaik', { rates: [power, feedIn] }),
  special('mieterin', 'Wohnung der Mieterin, Tarife mit eigenem Stichtag', {
    place: {
      ...at('Wohnung der Mieterin, Tarife mit eigenem Stichtag'),
      company: 'Töpferei am Hof',
      firstname: 'Mirjam',
      lastname: 'Okonkwo',
    },
    partner: { identifier: 'EGS', company: 'Energiegenossenschaft Sonnental', name: null },
    rates: [
      { ...power, rateName: 'Verbrauch Hochtarif', obis: '1-1:1.8.1', targetIn: 14 },
      { ...power, rateName: 'Verbrauch Niedertarif', obis: '1-1:1.8.2', targetIn: 21 },
    ],
  }),
  special('nicht-teilbar', 'Darf nicht weitergegeben werden', { isShareable: false }),
];

/** Five digits derived from the name, so that the numbers differ and do not change. */
function checkDigits(id: string): string {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 100_000;
  return String(sum).padStart(5, '0');
}
