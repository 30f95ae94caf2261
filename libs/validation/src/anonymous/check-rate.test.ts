import { aConfig } from '@ablesbar/domain/testing';
import { anAnonymousRate } from '../testing/an-anonymous-meter';
import { checkRatePhotos, checkRateValue, ratePhotos } from './check-rate';

const asked = { postDecimals: 3, queryPostDecimals: true };

test.each([
  { says: 'nothing', config: {}, value: '|', code: 'value-missing' },
  { says: 'a value without decimals', config: {}, value: '45210|', code: null },
  { says: 'a value with decimals', config: {}, value: '45210|5', code: null },
  { says: 'decimals alone', config: {}, value: '|5', code: null },
  { says: 'one decimal too many', config: {}, value: '45210|55', code: 'too-many-decimals' },
  { says: 'eight digits', config: {}, value: '12345678|', code: null },
  { says: 'nine digits', config: {}, value: '123456789|', code: 'too-many-digits' },
  { says: 'a letter', config: {}, value: '4521O|', code: 'digits-only' },
  { says: 'three decimals of three asked', config: asked, value: '1|234', code: null },
  { says: 'two decimals of three asked', config: asked, value: '1|23', code: 'decimals-missing' },
  { says: 'no decimals of three asked', config: asked, value: '1|', code: 'decimals-missing' },
  {
    says: 'four decimals of three asked',
    config: asked,
    value: '1|2345',
    code: 'too-many-decimals',
  },
])('checkRateValue: $says', ({ config, value, code }) => {
  const [integer = '', decimals = ''] = value.split('|');
  const problem = checkRateValue({ integer, decimals }, anAnonymousRate('1.8.0', config));
  expect(problem?.code ?? null).toBe(code);
  expect(problem?.severity ?? 'blocks').toBe('blocks');
});

const allowed = { isReadingImageAllowed: true, isReadingImageRequired: false };
const required = { isReadingImageAllowed: true, isReadingImageRequired: true };
const refused = { isReadingImageAllowed: false, isReadingImageRequired: false };
const contradictory = { isReadingImageAllowed: false, isReadingImageRequired: true };

test.each([
  { says: 'allowed', rate: allowed, all: allowed, most: 3, reason: null },
  { says: 'required by the rate', rate: required, all: allowed, most: 3, reason: 'always' },
  { says: 'required by the default', rate: allowed, all: required, most: 3, reason: 'always' },
  { says: 'required by both', rate: required, all: required, most: 3, reason: 'always' },
  { says: 'not allowed by the rate', rate: refused, all: allowed, most: 0, reason: null },
  { says: 'not allowed by the default', rate: allowed, all: refused, most: 0, reason: null },
  {
    says: 'required, but not allowed by the rate',
    rate: refused,
    all: required,
    most: 0,
    reason: null,
  },
  {
    says: 'required, but not allowed by the default',
    rate: required,
    all: refused,
    most: 0,
    reason: null,
  },
  {
    says: 'required and not allowed at once',
    rate: contradictory,
    all: allowed,
    most: 0,
    reason: null,
  },
])('ratePhotos: $says', ({ rate, all, most, reason }) => {
  const config = anAnonymousRate('1.8.0', rate);
  const { features } = aConfig();
  expect(ratePhotos(config, { defaultMeterReadingConfig: all }, features)).toEqual({
    most,
    reason,
  });
});

test('ratePhotos: forbidden everywhere is forbidden here', () => {
  const { features } = aConfig({ features: { imagesForbidden: true } });
  const config = anAnonymousRate('1.8.0', required);
  expect(ratePhotos(config, { defaultMeterReadingConfig: required }, features)).toEqual({
    most: 0,
    reason: null,
  });
});

const needed = { most: 3, reason: 'always' } as const;

test.each([
  { says: 'missing', obis: '1-1:1.8.0', count: 0, isFeedIn: false },
  { says: 'missing of the feed-in', obis: '1-1:2.8.0', count: 0, isFeedIn: true },
])('checkRatePhotos: $says', ({ obis, count, isFeedIn }) => {
  expect(checkRatePhotos(count, needed, anAnonymousRate(obis))).toEqual({
    code: 'photo-missing',
    severity: 'blocks',
    reason: 'always',
    isFeedIn,
  });
});

test.each([
  { says: 'the needed one', count: 1, code: undefined },
  { says: 'three', count: 3, code: undefined },
  { says: 'four', count: 4, code: 'too-many-photos' },
])('checkRatePhotos: $says', ({ count, code }) => {
  expect(checkRatePhotos(count, needed, anAnonymousRate('1.8.0'))?.code).toBe(code);
});
