import type { FieldGuess } from '../field/field-guess';
import { fillCounter } from './fill-counter';
import { settleTurning } from './settle-turning';

/** '12|?' is a 1, a drum that turns from 2 to 3, and a field that is not known. */
const fieldsOf = (counter: string): FieldGuess[] =>
  [...counter.matchAll(/(\d\|?|\?)/g)].map(([word]) => {
    if (word === '?') return { shows: 'unknown' };
    const leaving = Number(word[0]) as 0;
    if (word.endsWith('|')) return { shows: 'between', leaving, confidence: 0.9 };
    return { shows: 'digit', digit: leaving, confidence: 0.9 };
  });

const written = (digits: readonly (number | null)[]) =>
  digits.map((digit) => digit ?? '_').join('');

test.each([
  { says: 'all at rest', counter: '01234', is: '01234' },
  { says: 'the last drum counts as what it has reached', counter: '01234|', is: '01234' },
  { says: 'its neighbour is at 9: not yet the next', counter: '0123|9', is: '01239' },
  { says: 'its neighbour is at 0: already the next', counter: '0123|0', is: '01240' },
  { says: 'a 9 becomes a 0', counter: '0139|0', is: '01300' },
  { says: 'its neighbour is nearly there', counter: '0123|8', is: '01238' },
  { says: 'its neighbour has just passed', counter: '0123|1', is: '01241' },
  { says: 'its neighbour is far from turning it', counter: '0123|5', is: '012_5' },
  { says: 'its neighbour is not known', counter: '0123|?', is: '012__' },
  { says: 'all turn together', counter: '01|9|9|', is: '0199' },
  { says: 'a field that is not known stays so', counter: '01?34', is: '01_34' },
])('$says: $counter is $is', ({ counter, is }) => {
  expect(written(settleTurning(fieldsOf(counter)))).toBe(is);
});

const known = { lastValue: 1220, usualRise: 10 };

test.each([
  { says: 'decides between the two of a drum', counter: '0122|5', known, is: '01225' },
  { says: 'takes the next if only that is usual', counter: '0121|5', known, is: '01225' },
  {
    says: 'decides nothing if both are usual',
    counter: '0122|5',
    known: { lastValue: 1220, usualRise: 30 },
    is: '012_5',
  },
  { says: 'decides nothing if none is usual', counter: '0127|5', known, is: '012_5' },
  {
    says: 'takes the last value itself',
    counter: '0122|5',
    known: { lastValue: 1225, usualRise: 0 },
    is: '01225',
  },
  {
    says: 'does not reach back',
    counter: '0122|5',
    known: { lastValue: 1226, usualRise: 8 },
    is: '012_5',
  },
  { says: 'never fills a field that was not seen', counter: '012?5', known, is: '012_5' },
  { says: 'never changes a digit that was seen', counter: '09225', known, is: '09225' },
  { says: 'does not guess two fields', counter: '012|2|5', known, is: '01__5' },
])('what is known of the meter $says', ({ counter, known: meter, is }) => {
  expect(written(fillCounter(fieldsOf(counter), meter))).toBe(is);
});

test.each([
  { says: 'half of the fields are a counter', counter: '12??', is: '12__' },
  { says: 'fewer are print on paper', counter: '12???', is: '_____' },
  { says: 'nothing is nothing', counter: '????', is: '____' },
])('$says', ({ counter, is }) => {
  expect(written(fillCounter(fieldsOf(counter)))).toBe(is);
});
