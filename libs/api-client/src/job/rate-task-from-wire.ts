import {
  type MeterRateTask,
  READING_REASONS,
  type ReadingEvent,
  type ReadingResult,
  type SentResult,
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
    readingResults: wireList(wire['readingResults']).flatMap(sentResultOf),
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

/** Only some servers name the receipt of a reading. */
function sentResultOf(json: unknown): readonly SentResult[] {
  const wire = wireObject(json);
  const receiptNumber = wireText(wire['receiptNumber']);
  const receivedAt = wireText(wire['receivedAt']);
  return readingResultOf(wire).map((result) => ({
    ...result,
    ...(receiptNumber !== null && receivedAt !== null && { receiptNumber, receivedAt }),
  }));
}

function readingEventOf(json: unknown): readonly ReadingEvent[] {
  const wire = wireObject(json);
  return readingResultOf(wire).map((result) => ({
    ...result,
    reason: READING_REASONS.find((reason) => reason === wire['reason']) ?? 'unknown',
    otherReason: wireText(wire['otherReason']),
  }));
}
