import { act, renderHook } from '@testing-library/react';
import { entryAround } from './testing/entry-around';
import { type FieldWithProblem, useDebouncedProblem } from './use-debounced-problem';

const tooShort = { code: 'comment-too-short', severity: 'asks', least: 5 } as const;
const missing = { code: 'comment-missing', severity: 'blocks' } as const;
const field = (entered: string, problem: FieldWithProblem['problem']) => ({
  ...{ entered, problem, places: 0 },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function open(first: FieldWithProblem) {
  jest.useRealTimers();
  const { wrapper } = await entryAround({ validationFeedbackDelay: 400 });
  jest.useFakeTimers();
  const { result, rerender } = renderHook(useDebouncedProblem, { wrapper, initialProps: first });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { said: () => result.current, rerender, pass };
}

test.each([
  { says: 'that asks is a doubt', problem: tooShort, words: /5 Zeichen/, isDoubt: true },
  { says: 'that blocks is none', problem: missing, words: /Hinweis/, isDoubt: false },
])('a problem $says, once the field has stood still', async ({ problem, words, isDoubt }) => {
  const { said, rerender, pass } = await open(field('', null));
  pass(400);
  expect(said()).toEqual({});
  rerender(field('ab', problem));
  pass(399);
  expect(said()).toEqual({});
  pass(1);
  expect(said().problem).toMatch(words);
  expect(said().isDoubt).toBe(isDoubt);
});

test('a problem stays while another field changes, and disappears when its field is corrected', async () => {
  const { said, rerender, pass } = await open(field('', null));
  rerender(field('ab', tooShort));
  pass(400);
  const before = said();
  rerender(field('ab', { ...tooShort }));
  expect(said()).toEqual(before);
  rerender(field('abc', tooShort));
  expect(said()).toEqual({});
  pass(400);
  rerender(field('abcde', null));
  expect(said()).toEqual({});
});
