import { enterRow, implausible, NOTE, PHOTO, PLAIN, WARNING, WRONG } from '../testing/enter-row';
import type { RequiredRow } from '../testing/required-row';

const asked = { meterReading: { queryPostDecimals: true }, task: { postDecimals: 2 } };
const masked = { meterReading: { maskPostDecimals: true } };
const fromHalf = {
  readingValueValidation: { minimumValue: 43_120.5, maximumValue: 49_000, strictValidation: false },
};

const decimals: readonly RequiredRow[] = [
  {
    says: 'are not asked for: none is fine',
    task: { postDecimals: 2 },
    typed: '44580',
    open: [],
    asks: PLAIN,
  },
  { says: 'asked: none is refused', ...asked, typed: '44580', open: [WRONG] },
  { says: 'asked: one of two is refused', ...asked, typed: '44580,1', open: [WRONG] },
  { says: 'asked: both are fine', ...asked, typed: '44580,10', open: [], asks: PLAIN },
  {
    says: 'asked and missing: the photo is missing, too',
    ...asked,
    features: { imageAlwaysRequired: true },
    typed: '44580',
    open: [WRONG, PHOTO],
  },
  {
    says: 'asked and missing: a photo does not stand in for them',
    ...asked,
    features: implausible.photo,
    typed: '44580',
    photos: 1,
    open: [WRONG],
  },
  {
    says: 'asked and missing: nor does a note',
    ...asked,
    features: implausible.note,
    typed: '44580,1',
    comment: 'Wärmepumpe',
    open: [WRONG],
  },
  {
    says: 'asked and there: a plausible value needs neither',
    ...asked,
    features: implausible.both,
    typed: '44580,10',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'asked and there: the implausible needs its photo',
    ...asked,
    features: implausible.photo,
    typed: '49000,01',
    open: [PHOTO],
  },
  {
    says: 'asked and there: the implausible needs its note',
    ...asked,
    features: implausible.note,
    typed: '49000,01',
    open: [NOTE],
  },
  {
    says: 'masked: none is asked',
    meterReading: { queryPostDecimals: true, maskPostDecimals: true },
    task: { postDecimals: 2 },
    typed: '44580',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'masked: what follows the comma is not taken',
    ...masked,
    typed: '44580,5',
    open: [],
    asks: PLAIN,
    sends: { results: [{ readingValue: 44580 }] },
  },
  { says: 'masked: the upper limit is fine', ...masked, typed: '49000', open: [], asks: PLAIN },
  { says: 'masked: above it is asked about', ...masked, typed: '49001', open: [], asks: WARNING },
  {
    says: 'masked: the whole part of the lower limit is enough',
    ...masked,
    task: fromHalf,
    typed: '43120',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'masked: one less is asked about',
    ...masked,
    task: fromHalf,
    typed: '43119',
    open: [],
    asks: WARNING,
  },
];

test.each(decimals)('decimals $says', enterRow);
