import { type Box, cutField, type Frame } from '../field/cut-field';
import type { Digit, FieldGuess } from '../field/field-guess';
import type { Reader } from '../network/create-reader';
import { fillCounter, type KnownMeter } from './fill-counter';
import { vote } from './vote';

/** About a second of a camera that is read eight times a second. */
const FRAMES_KEPT = 8;

/** Reads a counter from frame after frame: its digits after the last frames, `null` where a person has to look. */
export function createFrameReading(reader: Pick<Reader, 'read'>) {
  let frames: readonly (readonly FieldGuess[])[] = [];
  return (
    frame: Frame,
    boxes: readonly Box[],
    known: KnownMeter | null = null,
  ): readonly (Digit | null)[] => {
    const guesses = reader.read(boxes.map((box) => cutField(frame, box)));
    // Another number of fields is another counter.
    const before = frames.filter(({ length }) => length === boxes.length);
    frames = [...before, guesses].slice(-FRAMES_KEPT);
    const fields = boxes.map((_, at) => vote(frames.flatMap((seen) => seen.slice(at, at + 1))));
    return fillCounter(fields, known);
  };
}
