import type { Features } from '@ablesbar/domain';
import { enterRow, implausible, NOTE, PHOTO, PLAIN, WARNING } from '../testing/enter-row';
import type { RequiredRow } from '../testing/required-row';

const sentBefore = { readingResults: [{ readingDate: '2026-11-20', readingValue: 45_000 }] };
const noLimits = {
  readingValueValidation: { minimumValue: null, maximumValue: null, strictValidation: false },
};

const historic = (also: Partial<Features> = {}) => ({
  features: { historicReadingsValidationRequired: true, ...also },
  task: noLimits,
});
const continuous = (also: Partial<Features> = {}) => ({
  features: { continuousReadingsValidationRequired: true, ...also },
  task: sentBefore,
});

const againstTheLast: readonly RequiredRow[] = [
  { says: 'off, a lower value passes', task: noLimits, typed: '43120', open: [], asks: PLAIN },
  {
    says: 'the last value again is no doubt',
    ...historic(),
    typed: '43120,5',
    open: [],
    asks: PLAIN,
  },
  { says: 'a lower one is asked about', ...historic(), typed: '43120,4', open: [], asks: WARNING },
  {
    says: 'and needs the photo of the implausible',
    ...historic(implausible.photo),
    typed: '43120,4',
    open: [PHOTO],
  },
  { says: 'and the note on it', ...historic(implausible.note), typed: '43120,4', open: [NOTE] },
  {
    says: 'with the note it is asked about',
    ...historic(implausible.note),
    typed: '43120,4',
    comment: 'Wärmepumpe',
    open: [],
    asks: WARNING,
  },
];

const againstTheSent: readonly RequiredRow[] = [
  {
    says: 'off, lower than what was sent passes',
    task: sentBefore,
    typed: '44999',
    open: [],
    asks: PLAIN,
  },
  { says: 'the same again is no doubt', ...continuous(), typed: '45000', open: [], asks: PLAIN },
  { says: 'lower is asked about', ...continuous(), typed: '44999,9', open: [], asks: WARNING },
  {
    says: 'and needs the photo of the implausible',
    ...continuous(implausible.photo),
    typed: '44999,9',
    open: [PHOTO],
  },
  { says: 'and the note on it', ...continuous(implausible.note), typed: '44999,9', open: [NOTE] },
  {
    says: 'with both it is asked about',
    ...continuous(implausible.both),
    typed: '44999,9',
    photos: 1,
    comment: 'Wärmepumpe',
    open: [],
    asks: WARNING,
  },
];

test.each(againstTheLast)('historic: $says', enterRow);
test.each(againstTheSent)('continuous: $says', enterRow);
