import { enterRow, PLAIN, WARNING, WRONG } from '../testing/enter-row';
import type { RequiredRow } from '../testing/required-row';

// Two rows for each rule, to check that the form applies it; the tables of libs/validation test the
// rules.
const noLimits = {
  readingValueValidation: { minimumValue: null, maximumValue: null, strictValidation: false },
};
const strict = {
  readingValueValidation: { minimumValue: 43_120, maximumValue: 49_000, strictValidation: true },
};
const historic = { features: { historicReadingsValidationRequired: true }, task: noLimits };
const continuous = {
  features: { continuousReadingsValidationRequired: true },
  task: { readingResults: [{ readingDate: '2026-11-20', readingValue: 45_000 }] },
};
const asked = { meterReading: { queryPostDecimals: true }, task: { postDecimals: 2 } };

const rows: readonly RequiredRow[] = [
  {
    says: 'nothing entered is nothing to send',
    typed: '',
    open: ['Zählerstand eingeben'],
  },
  { says: 'at the upper limit it is plausible', typed: '49000', open: [], asks: PLAIN },
  { says: 'above it is asked about', typed: '49000,1', open: [], asks: WARNING },
  { says: 'strict: at the limit it goes', task: strict, typed: '49000', open: [], asks: PLAIN },
  { says: 'strict: above it does not', task: strict, typed: '49000,1', open: [WRONG] },
  { says: 'the last value again', ...historic, typed: '43120,5', open: [], asks: PLAIN },
  {
    says: 'lower than the last is asked about',
    ...historic,
    typed: '43120,4',
    open: [],
    asks: WARNING,
  },
  { says: 'the value that was sent before', ...continuous, typed: '45000', open: [], asks: PLAIN },
  {
    says: 'lower than sent is asked about',
    ...continuous,
    typed: '44999,9',
    open: [],
    asks: WARNING,
  },
  { says: 'decimals asked: one of two is refused', ...asked, typed: '44580,1', open: [WRONG] },
  { says: 'decimals asked: both are fine', ...asked, typed: '44580,10', open: [], asks: PLAIN },
  {
    says: 'decimals masked: what follows the comma is not taken',
    meterReading: { maskPostDecimals: true },
    typed: '44580,5',
    open: [],
    asks: PLAIN,
    sends: { results: [{ value: { integer: '44580', decimals: '' } }] },
  },
];

test.each(rows)('the value: $says', enterRow);
