import { enterRow, implausible, NOTE, PHOTO, PLAIN, WARNING } from '../testing/enter-row';
import type { RequiredRow } from '../testing/required-row';

const rows: readonly RequiredRow[] = [
  { says: 'nothing is asked of a plausible value', typed: '44580', open: [], asks: PLAIN },
  {
    says: 'nothing entered is nothing to send',
    typed: '',
    open: ['Zählerstand eingeben: Verbrauch'],
  },
  { says: 'at the upper limit it is plausible', typed: '49000', open: [], asks: PLAIN },
  { says: 'above it is asked about', typed: '49000,1', open: [], asks: WARNING },
  { says: 'at the lower limit it is plausible', typed: '43120', open: [], asks: PLAIN },
  { says: 'below it is asked about', typed: '43119,9', open: [], asks: WARNING },
  {
    says: 'photo of the implausible: not of the plausible',
    features: implausible.photo,
    typed: '44580',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'photo of the implausible: missing',
    features: implausible.photo,
    typed: '50000',
    open: [PHOTO],
  },
  {
    says: 'photo of the implausible: there',
    features: implausible.photo,
    typed: '50000',
    photos: 1,
    open: [],
    asks: WARNING,
  },
  {
    says: 'note on the implausible: not on the plausible',
    features: implausible.note,
    typed: '44580',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'note on the implausible: missing',
    features: implausible.note,
    typed: '50000',
    open: [NOTE],
  },
  {
    says: 'note on the implausible: four characters are too short',
    features: implausible.note,
    typed: '50000',
    comment: 'abcd',
    open: ['Hinweis ergänzen'],
  },
  {
    says: 'note on the implausible: five are enough',
    features: implausible.note,
    typed: '50000',
    comment: 'abcde',
    open: [],
    asks: WARNING,
  },
  {
    says: 'a required note is asked for where notes are off',
    features: implausible.note,
    meterReading: { commentsEnabled: false },
    typed: '50000',
    open: [NOTE],
  },
  {
    says: 'a short note that nobody requires is asked about',
    typed: '44580',
    comment: 'abcd',
    open: [],
    asks: WARNING,
  },
  {
    says: 'both of the implausible: both are missing',
    features: implausible.both,
    typed: '50000',
    open: [PHOTO, NOTE],
  },
  {
    says: 'both: the photo alone is not enough',
    features: implausible.both,
    typed: '50000',
    photos: 1,
    open: [NOTE],
  },
  {
    says: 'both: the note alone is not enough',
    features: implausible.both,
    typed: '50000',
    comment: 'Wärmepumpe',
    open: [PHOTO],
  },
  {
    says: 'both: with both it can be sent',
    features: implausible.both,
    typed: '50000',
    photos: 1,
    comment: 'Wärmepumpe',
    open: [],
    asks: WARNING,
  },
];

test.each(rows)('$says', enterRow);
