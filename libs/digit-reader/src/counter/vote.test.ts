import type { FieldGuess } from '../field/field-guess';
import { vote } from './vote';

const said = (word: string): FieldGuess => {
  if (word === '?') return { shows: 'unknown' };
  const leaving = Number(word[0]) as 0;
  if (word.endsWith('|')) return { shows: 'between', leaving, confidence: 0.9 };
  return { shows: 'digit', digit: leaving, confidence: 0.9 };
};

const shown = (guess: FieldGuess): string => {
  if (guess.shows === 'unknown') return '?';
  return guess.shows === 'digit' ? String(guess.digit) : `${guess.leaving}|`;
};

test.each([
  { says: 'no frame', frames: '', is: '?' },
  { says: 'two that agree are too few', frames: '5 5', is: '?' },
  { says: 'three that agree', frames: '5 5 5', is: '5' },
  { says: 'frames that do not know are no votes', frames: '? 5 ? 5 ? 5 ?', is: '5' },
  { says: 'one frame that does not know is let be', frames: '5 5 5 ?', is: '5' },
  { says: 'two, and the digit is no longer in view', frames: '5 5 5 ? ?', is: '?' },
  { says: 'three of four', frames: '5 5 8 5', is: '5' },
  { says: 'three of five', frames: '5 5 8 5 8', is: '?' },
  { says: 'a drum between the same two', frames: '4| 4| 4|', is: '4|' },
  { says: 'a drum that was at rest before', frames: '4 4 4| 4| 4|', is: '?' },
  { says: 'between two others', frames: '4| 4| 5|', is: '?' },
])('$says: $is', ({ frames, is }) => {
  expect(shown(vote(frames.split(' ').filter(Boolean).map(said)))).toBe(is);
});

test('its confidence is the mean of its votes', () => {
  const sure = [0.8, 0.9, 1].map(
    (confidence) => ({ shows: 'digit', digit: 7, confidence }) as const,
  );
  const guess = vote(sure);
  expect(guess.shows === 'digit' && guess.confidence).toBeCloseTo(0.9);
});
