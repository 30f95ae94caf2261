import { enterRow, PLAIN, WARNING } from '../testing/enter-row';
import type { RequiredRow } from '../testing/required-row';

const PHOTO = 'Foto hinzufügen: Verbrauch';
const NOTE = 'Hinweis schreiben';
const WRONG = 'Zählerstand berichtigen: Verbrauch';
const both = {
  unplausibleReadingsImageRequired: true,
  unplausibleReadingsCommentRequired: true,
} as const;
const strict = {
  readingValueValidation: { minimumValue: 43_120, maximumValue: 49_000, strictValidation: true },
};
const historic = { historicReadingsValidationRequired: true };
const continuous = { continuousReadingsValidationRequired: true };
const sentBefore = { readingResults: [{ readingDate: '2026-11-20', readingValue: 45_000 }] };
const noLimits = {
  readingValueValidation: { minimumValue: null, maximumValue: null, strictValidation: false },
};

const rows: readonly RequiredRow[] = [
  { says: 'strict: at the limit it goes', task: strict, typed: '49000', open: [], asks: PLAIN },
  { says: 'strict: above it does not', task: strict, typed: '49000,1', open: [WRONG] },
  {
    says: 'strict: refused is implausible, too',
    features: both,
    task: strict,
    typed: '50000',
    open: [WRONG, PHOTO, NOTE],
  },
  {
    says: 'strict: where no photos are taken it is refused all the same, and asks for none',
    features: { imagesForbidden: true, unplausibleReadingsImageRequired: true },
    task: strict,
    typed: '50000',
    open: [WRONG],
  },
  {
    says: 'strict: always a photo, also of what is inside',
    features: { imageAlwaysRequired: true },
    task: strict,
    typed: '49000',
    open: [PHOTO],
  },
  {
    says: 'strict: a photo does not make it right',
    features: { imageAlwaysRequired: true },
    task: strict,
    typed: '50000',
    photos: 1,
    open: [WRONG],
  },
  {
    says: 'strict: below the limit and lower than the last it is refused',
    features: historic,
    task: strict,
    typed: '43119,9',
    open: [WRONG],
  },
  {
    says: 'strict: inside and not lower than the last it goes',
    features: historic,
    task: strict,
    typed: '43120,5',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'strict: above the limit it is refused, though higher than what was sent',
    features: continuous,
    task: { ...strict, ...sentBefore },
    typed: '49000,1',
    open: [WRONG],
  },
  {
    says: 'strict: inside and the same as what was sent it goes',
    features: continuous,
    task: { ...strict, ...sentBefore },
    typed: '45000',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'historic: off, a lower value passes',
    task: noLimits,
    typed: '43120',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'historic: the last value again is no doubt',
    features: historic,
    task: noLimits,
    typed: '43120,5',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'historic: a lower one is asked about',
    features: historic,
    task: noLimits,
    typed: '43120,4',
    open: [],
    asks: WARNING,
  },
  {
    says: 'historic: and needs the photo of the implausible',
    features: { ...historic, unplausibleReadingsImageRequired: true },
    task: noLimits,
    typed: '43120,4',
    open: [PHOTO],
  },
  {
    says: 'historic: and the note on it',
    features: { ...historic, unplausibleReadingsCommentRequired: true },
    task: noLimits,
    typed: '43120,4',
    open: [NOTE],
  },
  {
    says: 'historic: with the note it is asked about',
    features: { ...historic, unplausibleReadingsCommentRequired: true },
    task: noLimits,
    typed: '43120,4',
    comment: 'Wärmepumpe',
    open: [],
    asks: WARNING,
  },
  {
    says: 'continuous: off, lower than what was sent passes',
    task: sentBefore,
    typed: '44999',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'continuous: the same again is no doubt',
    features: continuous,
    task: sentBefore,
    typed: '45000',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'continuous: lower is asked about',
    features: continuous,
    task: sentBefore,
    typed: '44999,9',
    open: [],
    asks: WARNING,
  },
  {
    says: 'continuous: and needs the photo of the implausible',
    features: { ...continuous, unplausibleReadingsImageRequired: true },
    task: sentBefore,
    typed: '44999,9',
    open: [PHOTO],
  },
  {
    says: 'continuous: and the note on it',
    features: { ...continuous, unplausibleReadingsCommentRequired: true },
    task: sentBefore,
    typed: '44999,9',
    open: [NOTE],
  },
  {
    says: 'continuous: with both it is asked about',
    features: { ...continuous, ...both },
    task: sentBefore,
    typed: '44999,9',
    photos: 1,
    comment: 'Wärmepumpe',
    open: [],
    asks: WARNING,
  },
  {
    says: 'decimals are not asked for: none is fine',
    task: { postDecimals: 2 },
    typed: '44580',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'decimals asked: none is refused',
    meterReading: { queryPostDecimals: true },
    task: { postDecimals: 2 },
    typed: '44580',
    open: [WRONG],
  },
  {
    says: 'decimals asked: one of two is refused',
    meterReading: { queryPostDecimals: true },
    task: { postDecimals: 2 },
    typed: '44580,1',
    open: [WRONG],
  },
  {
    says: 'decimals asked: both are fine',
    meterReading: { queryPostDecimals: true },
    task: { postDecimals: 2 },
    typed: '44580,10',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'decimals masked: none is asked',
    meterReading: { queryPostDecimals: true, maskPostDecimals: true },
    task: { postDecimals: 2 },
    typed: '44580',
    open: [],
    asks: PLAIN,
  },
];

test.each(rows)('$says', enterRow);
