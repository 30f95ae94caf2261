import { aConfig, aDay } from '@ablesbar/domain/testing';
import {
  anAnonymousMeter,
  anAnonymousRate,
  someAnonymousRates,
} from '../testing/an-anonymous-meter';
import { assessAnonymousReading, type AnonymousReading } from './assess-anonymous-reading';

const today = aDay('2026-11-21');
const reason = (value: string) => ({ value, labelDE: '', labelEN: '', hintDE: '', hintEN: '' });
const meter = anAnonymousMeter({
  defaultMeterConfig: someAnonymousRates({
    meterRateConfigs: [
      anAnonymousRate('1.8.0'),
      anAnonymousRate('2.8.0', { isReadingImageRequired: true }),
    ],
  }),
  customMeterConfig: {
    ...someAnonymousRates({
      meterRateConfigs: [anAnonymousRate('1.8.0', { postDecimals: 3, queryPostDecimals: true })],
      readingDateMaxDaysInPast: 3,
    }),
    label: { de: 'MWh' },
  },
});
const { unknownUserReading, features } = aConfig({
  unknownUserReading: {
    meters: [meter],
    readingReasons: [reason('ANNUAL_READING'), reason('CONTROL_READING')],
  },
});
const setting = { config: unknownUserReading, features, asksEmail: true, today };

const value = { integer: '45210', decimals: '5' };
const complete: AnonymousReading = {
  meterNumber: '1ESY1160123456',
  meterType: null,
  subType: null,
  isCustom: false,
  rates: null,
  readings: [{ obis: '1.8.0', value, photoCount: 0 }],
  day: today,
  contact: {
    firstname: 'Jürgen',
    lastname: 'Weißmüller',
    street: 'Bürgermeister-Schröder-Straße',
    houseNumber: '102a',
    zip: '39999',
    city: 'Neuenbrück',
  },
  readingReason: 'CONTROL_READING',
  hasConsented: true,
  email: '',
};
const nobody = { firstname: '', lastname: '', street: '', houseNumber: '', zip: '', city: '' };

const found = (change: Partial<AnonymousReading>, changed: Partial<typeof setting> = {}) =>
  Object.entries(
    assessAnonymousReading({ ...complete, ...change }, { ...setting, ...changed }),
  ).flatMap(([step, problems]) =>
    problems.map(({ field, obis, problem }) =>
      [step, field, obis, problem.code].filter((part) => part !== null).join(' '),
    ),
  );

const CONTACT_EMPTY = [
  'CONTACT firstname contact-missing',
  'CONTACT lastname contact-missing',
  'CONTACT street contact-missing',
  'CONTACT houseNumber contact-missing',
  'CONTACT zip contact-missing',
  'CONTACT city contact-missing',
];

test.each([
  { says: 'complete', change: {}, is: [] },
  {
    says: 'half a number',
    change: { meterNumber: '1ESY' },
    is: ['METER meterNumber meter-number-incomplete'],
  },
  {
    says: 'no value',
    change: { readings: [] },
    is: ['METER_READING readingValue 1.8.0 value-missing'],
  },
  {
    says: 'the value of another rate',
    change: { readings: [{ obis: '2.8.0', value, photoCount: 1 }] },
    is: ['METER_READING readingValue 1.8.0 value-missing'],
  },
  {
    says: 'a second rate needs its value and its photo',
    change: { rates: ['1.8.0', '2.8.0'] },
    is: [
      'METER_READING readingValue 2.8.0 value-missing',
      'METER_READING readingImages 2.8.0 photo-missing',
    ],
  },
  {
    says: 'a second rate with both',
    change: { rates: ['2.8.0'], readings: [{ obis: '2.8.0', value, photoCount: 1 }] },
    is: [],
  },
  {
    says: 'four photos',
    change: { readings: [{ obis: '1.8.0', value, photoCount: 4 }] },
    is: ['METER_READING readingImages 1.8.0 too-many-photos'],
  },
  {
    says: 'the custom config asks for three decimals',
    change: { isCustom: true },
    is: ['METER_READING readingValue 1.8.0 decimals-missing'],
  },
  { says: 'no day', change: { day: null }, is: ['METER_READING readingDate date-missing'] },
  { says: '30 days ago', change: { day: aDay('2026-10-22') }, is: [] },
  {
    says: '31 days ago',
    change: { day: aDay('2026-10-21') },
    is: ['METER_READING readingDate date-too-early'],
  },
  {
    says: 'tomorrow',
    change: { day: aDay('2026-11-22') },
    is: ['METER_READING readingDate date-too-late'],
  },
  {
    says: 'the days of the custom config',
    change: {
      isCustom: true,
      readings: [{ obis: '1.8.0', value: { integer: '1', decimals: '234' }, photoCount: 0 }],
      day: aDay('2026-11-17'),
    },
    is: ['METER_READING readingDate date-too-early'],
  },
  { says: 'no contact', change: { contact: nobody }, is: CONTACT_EMPTY },
  {
    says: 'a short zip',
    change: { contact: { ...complete.contact, zip: '3999' } },
    is: ['CONTACT zip zip-incomplete'],
  },
  {
    says: 'no reason',
    change: { readingReason: null },
    is: ['CONTACT readingReason reading-reason-missing'],
  },
  {
    says: 'another reason',
    change: { readingReason: 'X' },
    is: ['CONTACT readingReason reading-reason-missing'],
  },
  {
    says: 'no consent',
    change: { hasConsented: false },
    is: ['SUMMARY privacyConsent consent-missing'],
  },
  { says: 'an e-mail address', change: { email: 'a@b.de' }, is: [] },
  {
    says: 'half an e-mail address',
    change: { email: 'a@' },
    is: ['SUMMARY email email-unreadable'],
  },
  {
    says: 'nothing at all, in the order of the steps',
    change: {
      meterNumber: '',
      readings: [],
      day: null,
      contact: nobody,
      readingReason: null,
      hasConsented: false,
    },
    is: [
      'METER meterNumber meter-number-incomplete',
      'METER_READING readingValue 1.8.0 value-missing',
      'METER_READING readingDate date-missing',
      ...CONTACT_EMPTY,
      'CONTACT readingReason reading-reason-missing',
      'SUMMARY privacyConsent consent-missing',
    ],
  },
])('assessAnonymousReading: $says', ({ change, is }) => {
  expect(found(change)).toEqual(is);
});

test('every problem blocks', () => {
  const form = {
    ...complete,
    meterNumber: '',
    readings: [],
    day: null,
    contact: nobody,
    readingReason: null,
    hasConsented: false,
  };
  const problems = Object.values(assessAnonymousReading(form, setting)).flat();
  expect(problems.map(({ problem }) => problem.severity)).toEqual(problems.map(() => 'blocks'));
});

test('without reasons none is needed', () => {
  const config = { ...unknownUserReading, readingReasons: [] };
  expect(found({ readingReason: null }, { config })).toEqual([]);
});

test('an e-mail address of an old draft does not block if its field is not shown', () => {
  expect(found({ email: 'a@' }, { asksEmail: false })).toEqual([]);
});

test('no photo is required if photos are forbidden', () => {
  const forbidden = aConfig({ features: { imagesForbidden: true } }).features;
  const change = { rates: ['2.8.0'], readings: [{ obis: '2.8.0', value, photoCount: 0 }] };
  expect(found(change, { features: forbidden })).toEqual([]);
});

const rateless = someAnonymousRates({ meterRateConfigs: [] });

test.each([
  { says: 'no meter', meters: [] },
  { says: 'a meter without rates', meters: [anAnonymousMeter({ defaultMeterConfig: rateless })] },
])('where there is nothing to read the step stays open: $says', ({ meters }) => {
  const config = { ...unknownUserReading, meters };
  expect(found({ readings: [] }, { config })).toEqual(['METER_READING readingValue value-missing']);
});
