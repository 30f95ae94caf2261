import { guessOf } from './guess-of';

const needed = { digit: 0.9, between: 0.7 };
const answersOf = (answer: number, likely: number) =>
  Array.from({ length: 21 }, (_, at) => (at === answer ? likely : (1 - likely) / 20));

test.each([
  { says: 'a digit', answer: 7, likely: 0.9, is: { shows: 'digit', digit: 7, confidence: 0.9 } },
  { says: 'a digit that is not certain', answer: 7, likely: 0.89, is: { shows: 'unknown' } },
  {
    says: 'between 9 and 0',
    answer: 19,
    likely: 0.7,
    is: { shows: 'between', leaving: 9, confidence: 0.7 },
  },
  { says: 'between, not certain', answer: 19, likely: 0.69, is: { shows: 'unknown' } },
  { says: 'nothing, however certain', answer: 20, likely: 1, is: { shows: 'unknown' } },
])('$says', ({ answer, likely, is }) => {
  expect(guessOf(answersOf(answer, likely), needed)).toEqual(is);
});

test('answers that are no numbers are no digit', () => {
  expect(guessOf(Array(21).fill(NaN), needed)).toEqual({ shows: 'unknown' });
});
