import { aRateTask } from '@ablesbar/domain/testing';
import { checkRange } from './check-range';

const shown = { places: 1, isMasked: false };
const masked = { places: 1, isMasked: true };
const task = (minimumValue: number | null, maximumValue: number | null, strictValidation = false) =>
  aRateTask({ readingValueValidation: { minimumValue, maximumValue, strictValidation } });

test.each([
  { says: 'the minimum is inside', value: '43120.5', code: null },
  { says: 'a tenth below it is not', value: '43120.4', code: 'below-minimum' },
  { says: 'the maximum is inside', value: '49000.5', code: null },
  { says: 'a tenth above it is not', value: '49000.6', code: 'above-maximum' },
  { says: 'zeros in front change nothing', value: '0043120.5', code: null },
])('checkRange from 43120.5 to 49000.5: $says', ({ value, code }) => {
  expect(checkRange(value, task(43120.5, 49000.5), shown)?.code ?? null).toBe(code);
});

test.each([
  { says: 'strict validation blocks', strict: true, severity: 'blocks' },
  { says: 'else it asks', strict: false, severity: 'asks' },
])('a value outside: $says', ({ strict, severity }) => {
  const problem = (value: string) => checkRange(value, task(10, 20, strict), shown);
  expect(problem('9')).toEqual({ code: 'below-minimum', severity, limit: '10' });
  expect(problem('21')).toEqual({ code: 'above-maximum', severity, limit: '20' });
});

test.each([
  { says: 'rounded to its places a limit is reached', minimum: 10.04, value: '10.0', code: null },
  { says: 'rounded up it is missed', minimum: 10.05, value: '10.0', code: 'below-minimum' },
])('$says', ({ minimum, value, code }) => {
  expect(checkRange(value, task(minimum, null), shown)?.code ?? null).toBe(code);
});

test.each([
  { says: 'zero is the least', value: '0', code: null },
  { says: 'the largest safe integer is the most', value: '9007199254740991', code: null },
  { says: 'and one more is too much', value: '9007199254740992', code: 'above-maximum' },
])('without limits $says', ({ value, code }) => {
  expect(checkRange(value, task(null, null), shown)?.code ?? null).toBe(code);
});

test.each([
  { says: 'the whole part of the minimum is enough', value: '43120', code: null },
  { says: 'one less is not', value: '43119', code: 'below-minimum' },
  { says: 'the whole part of the maximum is inside', value: '49000', code: null },
  { says: 'one more is not', value: '49001', code: 'above-maximum' },
])('with masked decimals $says', ({ value, code }) => {
  expect(checkRange(value, task(43120.5, 49000.5), masked)?.code ?? null).toBe(code);
});
