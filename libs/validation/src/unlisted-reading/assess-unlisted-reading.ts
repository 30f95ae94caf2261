import { addDays, type CalendarDay, joinValue, type ReadingValue } from '@ablesbar/domain';
import { checkComment } from '../comment/check-comment';
import { commentField, countedComment } from '../comment/comment-field';
import { checkPhotos } from '../photo/check-photos';
import { allowedPhotos } from '../photo/allowed-photos';
import { PHOTOS_PER_UNLISTED_READING } from '../photo/photo-limits';
import { type FieldProblem, isOpen, problemsAt } from '../problem/field-problem';
import type { Problem } from '../problem/problem';
import type { ReadingSettings } from '../reading/assess-rate';
import { checkDigits } from '../reading/check-digits';
import { checkReadingDate, type ReadingDateWindow } from '../reading/reading-date-window';

/** The reading of a meter that is not on the list. `day` is null if there is no date. */
export interface UnlistedReading {
  readonly meterNumber: string;
  readonly value: ReadingValue;
  /** Counts only photos that count (countedPhotos). Photos are refused if the field allows none. */
  readonly photoCount: number;
  readonly comment: string;
  readonly day: CalendarDay | null;
}

/** The fields have the names of the request body. */
export type UnlistedField =
  | 'meterNumber'
  | 'readingValue'
  | 'readingImages'
  | 'comment'
  | 'readingDate';

export interface UnlistedAssessment {
  /** In the order of the form, at most one for each field. */
  readonly problems: readonly FieldProblem<UnlistedField>[];
  /** The problems that the user must correct before sending. */
  readonly open: readonly FieldProblem<UnlistedField>[];
  readonly hasWarnings: boolean;
  readonly canSend: boolean;
}

/**
 * The meter's display is not known. Nine digits are enough for every meter; three decimals are
 * optional.
 */
export const UNLISTED_DIGITS = { preDecimals: 9, postDecimals: 3 };

const NOTHING_ASKED = { queryPostDecimals: false, maskPostDecimals: false };
const DAYS_IN_PAST = 30;

/** A fixed window, independent of the settings for jobs (customer decision 3). */
export function unlistedDateWindow(today: CalendarDay): ReadingDateWindow {
  return { earliest: addDays(today, -DAYS_IN_PAST), latest: today };
}

export function assessUnlistedReading({
  reading: { meterNumber, value, photoCount, comment, day },
  settings: { features, meterReading },
  today,
}: {
  readonly reading: UnlistedReading;
  readonly settings: ReadingSettings;
  readonly today: CalendarDay;
}): UnlistedAssessment {
  const needsPhoto = features.unknownReadingsImageRequired && !features.imagesForbidden;
  const problems = problemsAt<UnlistedField>([
    ['meterNumber', meterNumber.trim() === '' ? MISSING_NUMBER : null],
    ['readingValue', checkValue(value)],
    [
      'readingImages',
      checkPhotos({
        count: photoCount,
        most: allowedPhotos(PHOTOS_PER_UNLISTED_READING, features),
        reason: needsPhoto ? 'always' : null,
        obis: null,
      }),
    ],
    [
      'comment',
      checkComment({
        comment: countedComment(comment, commentField(meterReading, false), meterReading) ?? '',
        isRequired: false,
        defaultComments: meterReading.defaultComments,
      }),
    ],
    ['readingDate', checkDay(day, today)],
  ]);
  const open = problems.filter(isOpen);
  return {
    problems,
    open,
    hasWarnings: open.length < problems.length,
    canSend: open.length === 0,
  };
}

const MISSING_NUMBER: Problem = { code: 'meter-number-missing', severity: 'blocks' };

function checkValue(value: ReadingValue): Problem | null {
  return joinValue(value) === null
    ? { code: 'value-missing', severity: 'blocks' }
    : checkDigits(value, UNLISTED_DIGITS, NOTHING_ASKED);
}

function checkDay(day: CalendarDay | null, today: CalendarDay): Problem | null {
  return day === null
    ? { code: 'date-missing', severity: 'blocks' }
    : checkReadingDate(day, unlistedDateWindow(today));
}
