import { DIGITS, UNKNOWN } from './field-guess';
import type { FieldGuess } from './field-guess';

/** How sure the network must be. Chosen on drawn fields (tools/lab/digits), never on real ones. */
export interface Confidence {
  readonly digit: number;
  readonly between: number;
}

/**
 * The network's 21 answers as a guess. Answers 0 to 9 are digits, 10 to 19 drums between a digit
 * and the next, 20 is nothing. Without enough confidence a field stays unknown.
 */
export function guessOf(answers: ArrayLike<number>, needed: Confidence): FieldGuess {
  let best = 0;
  for (let answer = 1; answer < answers.length; answer += 1) {
    if ((answers[answer] ?? 0) > (answers[best] ?? 0)) best = answer;
  }
  const confidence = answers[best] ?? 0;
  const digit = DIGITS[best % 10];
  if (digit === undefined || best >= 20) return UNKNOWN;
  if (best < 10)
    return confidence >= needed.digit ? { shows: 'digit', digit, confidence } : UNKNOWN;
  return confidence >= needed.between ? { shows: 'between', leaving: digit, confidence } : UNKNOWN;
}
