import { enterRow, PLAIN, WARNING } from '../testing/enter-row';
import type { RequiredRow } from '../testing/required-row';

const PHOTO = 'Foto hinzufügen: Verbrauch';
const NOTE = 'Hinweis schreiben';
const both = {
  unplausibleReadingsImageRequired: true,
  unplausibleReadingsCommentRequired: true,
} as const;

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
    says: 'always a photo: it is missing',
    features: { imageAlwaysRequired: true },
    typed: '44580',
    open: [PHOTO],
  },
  {
    says: 'always a photo: it is there',
    features: { imageAlwaysRequired: true },
    typed: '44580',
    photos: 1,
    open: [],
    asks: PLAIN,
  },
  {
    says: 'always a photo: of three none is too many',
    features: { imageAlwaysRequired: true },
    typed: '44580',
    photos: 3,
    open: [],
    asks: PLAIN,
  },
  {
    says: 'a fourth photo is',
    typed: '44580',
    photos: 4,
    open: ['Überzählige Fotos entfernen: Verbrauch'],
  },
  {
    says: 'a photo without a value waits for it',
    typed: '',
    photos: 1,
    open: ['Zählerstand eingeben: Verbrauch'],
  },
  {
    says: 'photo of the implausible: not of the plausible',
    features: { unplausibleReadingsImageRequired: true },
    typed: '44580',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'photo of the implausible: missing',
    features: { unplausibleReadingsImageRequired: true },
    typed: '50000',
    open: [PHOTO],
  },
  {
    says: 'photo of the implausible: there',
    features: { unplausibleReadingsImageRequired: true },
    typed: '50000',
    photos: 1,
    open: [],
    asks: WARNING,
  },
  {
    says: 'note on the implausible: not on the plausible',
    features: { unplausibleReadingsCommentRequired: true },
    typed: '44580',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'note on the implausible: missing',
    features: { unplausibleReadingsCommentRequired: true },
    typed: '50000',
    open: [NOTE],
  },
  {
    says: 'note on the implausible: four characters are too short',
    features: { unplausibleReadingsCommentRequired: true },
    typed: '50000',
    comment: 'abcd',
    open: ['Hinweis ergänzen'],
  },
  {
    says: 'note on the implausible: five are enough',
    features: { unplausibleReadingsCommentRequired: true },
    typed: '50000',
    comment: 'abcde',
    open: [],
    asks: WARNING,
  },
  {
    says: 'a required note is asked for where notes are off',
    features: { unplausibleReadingsCommentRequired: true },
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
    features: both,
    typed: '50000',
    open: [PHOTO, NOTE],
  },
  {
    says: 'both: the photo alone is not enough',
    features: both,
    typed: '50000',
    photos: 1,
    open: [NOTE],
  },
  {
    says: 'both: the note alone is not enough',
    features: both,
    typed: '50000',
    comment: 'Wärmepumpe',
    open: [PHOTO],
  },
  {
    says: 'both: with both it can be sent',
    features: both,
    typed: '50000',
    photos: 1,
    comment: 'Wärmepumpe',
    open: [],
    asks: WARNING,
  },
  {
    says: 'no photos at all: always required is lifted',
    features: { imagesForbidden: true, imageAlwaysRequired: true },
    typed: '44580',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'no photos at all: that of the implausible, too',
    features: { imagesForbidden: true, unplausibleReadingsImageRequired: true },
    typed: '50000',
    open: [],
    asks: WARNING,
  },
  {
    says: 'no photos at all: the note stays required',
    features: { ...both, imagesForbidden: true },
    typed: '50000',
    open: [NOTE],
  },
  {
    says: 'no photos at all: those of an old draft do not count',
    features: { imagesForbidden: true },
    typed: '44580',
    photos: 4,
    open: [],
    asks: PLAIN,
  },
];

test.each(rows)('$says', enterRow);
