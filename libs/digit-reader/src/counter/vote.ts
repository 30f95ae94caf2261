import { UNKNOWN } from '../field/field-guess';
import type { FieldGuess } from '../field/field-guess';

/** One frame may err. Three that agree hardly do. */
export const VOTES_NEEDED = 3;
const SHARE_NEEDED = 0.75;
/** Who moves on to another counter that is still blurred must not get the digits of the one before. */
const FRESH_FRAMES = 2;

/**
 * What the frames together say of one field. Frames that do not know are no votes. Three equal votes
 * and three of four of all votes make a guess, if one of the last frames says it too; its confidence is
 * the mean of these votes.
 */
export function vote(guesses: readonly FieldGuess[]): FieldGuess {
  const votes = guesses.filter(({ shows }) => shows !== 'unknown');
  const alike = votes.map((guess) => votes.filter((other) => isSame(guess, other)));
  const most = alike.reduce((best, same) => (same.length > best.length ? same : best), []);
  const winner = most[0];
  if (winner === undefined || winner.shows === 'unknown') return UNKNOWN;
  if (most.length < VOTES_NEEDED || most.length < votes.length * SHARE_NEEDED) return UNKNOWN;
  if (!guesses.slice(-FRESH_FRAMES).some((guess) => isSame(winner, guess))) return UNKNOWN;
  const confidences = most.map((guess) => (guess.shows === 'unknown' ? 0 : guess.confidence));
  return { ...winner, confidence: confidences.reduce((a, b) => a + b, 0) / most.length };
}

function isSame(one: FieldGuess, other: FieldGuess): boolean {
  if (one.shows === 'digit') return other.shows === 'digit' && one.digit === other.digit;
  return one.shows === 'between' && other.shows === 'between' && one.leaving === other.leaving;
}
