import { mergeDrafts } from './merge-drafts';
import { sentPart } from './sent-part';

const value = (integer: string) => ({ integer, decimals: '' });
const arrived = (taskId: string, number: number, at: string) => ({
  taskId,
  value: number,
  at: Date.parse(at),
  comment: 'im Keller',
  mayHavePhotos: true,
});
const MORNING = '2026-11-24T08:00:00.000Z';
const NOON = '2026-11-24T12:00:00.000Z';
const EVENING = '2026-11-24T18:00:00.000Z';

const draft = {
  values: { ht: value('12'), nt: value('7') },
  day: null,
  comment: 'im Keller',
  changedAt: NOON,
  enteredAt: { ht: MORNING, nt: NOON },
};

test.each([
  { says: 'the same value, sent later, goes', sent: arrived('ht', 12, NOON), gone: ['ht'] },
  { says: 'a value entered after it was sent stays', sent: arrived('nt', 7, MORNING), gone: null },
  { says: 'a value entered in the same moment stays', sent: arrived('nt', 7, NOON), gone: null },
  { says: 'another value stays: a correction', sent: arrived('ht', 13, EVENING), gone: null },
  { says: 'the same value of another rate stays', sent: arrived('nt', 12, EVENING), gone: null },
])('$says', ({ sent, gone }) => {
  const part = sentPart(draft, [sent]);
  expect(part && Object.keys(part.draft.values)).toEqual(gone);
  expect(part?.draft.comment).toBeUndefined();
});

const both = [arrived('ht', 12, EVENING), arrived('nt', 7, EVENING)];

test('what has arrived goes from the draft, and the rest stays', () => {
  const part = sentPart(draft, [arrived('ht', 12, NOON)]);
  const left = mergeDrafts({ base: part?.draft, mine: draft, theirs: undefined });
  expect(left).toMatchObject({ values: { nt: value('7') }, comment: 'im Keller' });
  expect(left?.values['ht']).toBeUndefined();
});

test('with its last value a draft goes as a whole', () => {
  expect(sentPart(draft, both)?.draft).toBe(draft);
});

test('a comment that was written after the sending stays', () => {
  const later = { ...draft, changedAt: '2026-11-24T19:00:00.000Z' };
  expect(sentPart(later, both)?.draft).toEqual({
    ...{ values: draft.values, day: null, enteredAt: draft.enteredAt },
  });
});

test('a comment that was not sent stays', () => {
  const sent = both.map((one) => ({ ...one, comment: null }));
  expect(sentPart(draft, sent)?.draft).toEqual({
    ...{ values: draft.values, day: null, enteredAt: draft.enteredAt },
  });
});

test('a value without a moment stays: nobody knows which came first', () => {
  expect(sentPart({ values: { ht: value('12') }, day: null }, both)).toBeNull();
});

test.each([
  { says: 'of a sent rate goes', slot: 'ht', takenAt: MORNING, isSent: true },
  {
    says: 'of a sent rate stays if it was taken since',
    slot: 'ht',
    takenAt: EVENING,
    isSent: false,
  },
  { says: 'of another rate stays', slot: 'nt', takenAt: MORNING, isSent: false },
])('a photo $says', ({ slot, takenAt, isSent }) => {
  const part = sentPart(draft, [arrived('ht', 12, NOON)]);
  const photo = { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };
  expect(part?.photos(slot, photo, Date.parse(takenAt))).toBe(isSent);
});

test('what was sent without photos leaves the photos of another tab', () => {
  const sent = both.map((one) => ({ ...one, mayHavePhotos: false }));
  const photo = { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };
  expect(sentPart(draft, sent)?.photos('ht', photo, Date.parse(MORNING))).toBe(false);
});
