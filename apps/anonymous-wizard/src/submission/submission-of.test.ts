import { aDay } from '@ablesbar/domain/testing';
import type { AnonymousSubmission } from '@ablesbar/domain';
import type { Entry } from '../entry/entry';
import { aPhoto, anEntry, config, features } from '../testing/an-entry';
import { submissionOf } from './submission-of';

const now = new Date('2026-11-21T09:15:00.000Z');
const setting = { config, features, asksEmail: true };

test('the body of the call, exactly', () => {
  const entry = anEntry({
    email: ' a@b.de ',
    rates: ['1.8.0', '2.8.0'],
    values: {
      '1.8.0': { integer: '003427', decimals: '9' },
      '2.8.0': { integer: '12', decimals: '' },
    },
    photos: { '2.8.0': [aPhoto('p-1')] },
  });
  expect(submissionOf(entry, setting, now)).toEqual({
    meterType: 'ELECTRIC_METER',
    meterNumber: '1ESY1160123456',
    readingValues: [
      { obis: '1.8.0', rateName: 'Verbrauch', value: 3427.9, readingImages: [] },
      {
        obis: '2.8.0',
        rateName: 'Einspeisung',
        value: 12,
        readingImages: [{ encodedImage: 'AQI=', mimeType: 'image/jpeg' }],
      },
    ],
    readingDate: '2026-11-20T11:00:00.000Z',
    readingReason: 'ANNUAL',
    contact: {
      firstname: 'Jürgen',
      lastname: 'Weißmüller',
      street: 'Am Markt',
      houseNumber: '1a',
      zip: '39999',
      city: 'Neuenbrück',
    },
    email: 'a@b.de',
  });
});

interface Row {
  readonly says: string;
  readonly change: Partial<Entry>;
  readonly part: Partial<AnonymousSubmission>;
}
const rows: readonly Row[] = [
  {
    says: 'today is sent as now',
    change: { day: aDay('2026-11-21') },
    part: { readingDate: '2026-11-21T09:15:00.000Z' },
  },
  {
    says: 'blanks around do not go out',
    change: { meterNumber: ' 1ESY1160 ' },
    part: { meterNumber: '1ESY1160' },
  },
  {
    says: 'a rate that was taken out again does not go out, nor do its photos',
    change: {
      values: {
        '1.8.0': { integer: '1', decimals: '' },
        '2.8.0': { integer: '2', decimals: '' },
      },
      photos: { '2.8.0': [aPhoto('p-1')] },
    },
    part: {
      readingValues: [{ obis: '1.8.0', rateName: 'Verbrauch', value: 1, readingImages: [] }],
    },
  },
  {
    says: 'the custom form replaces the others',
    change: { isCustom: true, values: { '1.8.9': { integer: '7', decimals: '5' } } },
    part: { readingValues: [{ obis: '1.8.9', rateName: 'MWh', value: 7.5, readingImages: [] }] },
  },
];
test.each(rows)('$says', ({ change, part }) => {
  expect(submissionOf(anEntry(change), setting, now)).toMatchObject(part);
});

test.each([
  { says: 'none was given', email: ' ', asksEmail: true },
  { says: 'the field is not shown', email: 'a@b.de', asksEmail: false },
])('no address goes out: $says', ({ email, asksEmail }) => {
  const submission = submissionOf(anEntry({ email }), { ...setting, asksEmail }, now);
  expect(Object.keys(submission ?? {})).not.toContain('email');
});

test('the submission has no reason if the utility asks for none', () => {
  const without = { ...setting, config: { ...config, readingReasons: [] } };
  expect(submissionOf(anEntry(), without, now)?.readingReason).toBeNull();
});

test('no photo is sent if the utility forbids photos', () => {
  const forbidden = { ...setting, features: { ...features, imagesForbidden: true } };
  const entry = anEntry({ photos: { '1.8.0': [aPhoto('p-1')] } });
  expect(submissionOf(entry, forbidden, now)?.readingValues[0]?.readingImages).toEqual([]);
});

test('without a day there is nothing to send', () => {
  expect(submissionOf(anEntry({ day: null }), setting, now)).toBeNull();
});
