import {
  type MeterRateTask,
  READING_REASONS,
  type ReadingEvent,
  type ReadingResult,
  wholeDigits,
} from '@ablesbar/domain';
import {
  wireFlag,
  wireId,
  wireList,
  wireNumber,
  wireObject,
  type WireObject,
  wireText,
} from '../http/wire';

export function rateTaskFromWire(json: unknown): MeterRateTask | null {
  const wire = wireObject(json);
  const taskId = wireId(wire['taskId']);
  if (taskId === null) return null;
  const validation = wireObject(wire['readingValueValidation']);
  return {
    taskId,
    rateName: wireText(wire['rateName']),
    obis: wireText(wire['obis']),
    unit: wireText(wire['unit']),
    ...wholeDigits(wire),
    targetReadingDate: wireText(wire['targetReadingDate']),
    readingEvents: wireList(wire['readingEvents']).flatMap(readingEventOf),
    readingResults: wireList(wire['readingResults']).flatMap((result) =>
      readingResultOf(wireObject(result)),
    ),
    readingValueValidation: {
      minimumValue: wireNumber(validation['minimumValue']),
      maximumValue: wireNumber(validation['maximumValue']),
      strictValidation: wireFlag(validation['strictValidation']),
    },
  };
}

/** A reading without a day or a value has no place in a history and is left out. */
function readingResultOf({ readingDate, readingValue }: WireObject): readonly ReadingResult[] {
  const date = wireText(readingDate);
  const value = wireNumber(readingValue);
  return date === null || value === null ? [] : [{ readingDate: date, readingValue: value }];
}

function readingEventOf(json: unknown): readonly ReadingEvent[] {
  const wire = wireObject(json);
  return readingResultOf(wire).map((result) => ({
    ...result,
    reason: READING_REASONS.find((reason) => reason === wire['reason']) ?? 'unknown',
    otherReason: wireText(wire['otherReason']),
  }));
}
