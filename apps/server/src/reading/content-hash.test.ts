import { contentHash } from './content-hash';

const BODY = {
  results: [{ taskId: 't', readingValue: 12.5, readingImages: [{ encodedImage: 'abc' }] }],
  readingDate: '2026-11-21',
};
const PATH = '/api/pro/job/j/meterRateTask/result';

test.each<{ says: string; body: unknown; path?: string; isSame: boolean }>([
  { says: 'the same', body: structuredClone(BODY), isSame: true },
  {
    says: 'other order of fields',
    body: { readingDate: BODY.readingDate, results: BODY.results },
    isSame: true,
  },
  { says: 'empty fields', body: { ...BODY, comment: null, email: '', more: [] }, isSame: true },
  { says: 'another job', body: BODY, path: '/api/pro/job/k/meterRateTask/result', isSame: false },
  {
    says: 'another value',
    body: { ...BODY, results: [{ ...BODY.results[0], readingValue: 12.6 }] },
    isSame: false,
  },
  { says: 'a comment', body: { ...BODY, comment: 'x' }, isSame: false },
  {
    says: 'another photo',
    body: {
      ...BODY,
      results: [{ ...BODY.results[0], readingImages: [{ encodedImage: 'abd' }] }],
    },
    isSame: false,
  },
  { says: 'one rate more', body: { ...BODY, results: [...BODY.results, {}] }, isSame: false },
  { says: 'text instead of a number', body: { ...BODY, readingDate: 20261121 }, isSame: false },
])('$says: the same is $isSame', ({ body, path = PATH, isSame }) => {
  expect(contentHash(path, body) === contentHash(PATH, BODY)).toBe(isSame);
});

test('the order of a list counts', () => {
  expect(contentHash('', ['a', 'b'])).not.toBe(contentHash('', ['b', 'a']));
});

test('the end of a text cannot be moved into the next one', () => {
  expect(contentHash('', ['a', 'b'])).not.toBe(contentHash('', ['a"1:b', '']));
  expect(contentHash('', { a: 'x' })).not.toBe(contentHash('', { a: { x: 1 } }));
});
