import type { ContactField, PhotoReason, Problem, ProblemCode } from '@ablesbar/validation';
import { formatDay } from '../format/days';
import { formatReading, inUnit } from '../format/numbers';
import type { Texts } from '../texts/create-texts';
import type { TextValues } from '../texts/filled';
import type { TextKey } from '../texts/text-key';

/** The text of each problem code. A code without a text does not compile. */
export const problemText = {
  'value-missing': 'problem_value_missing',
  'digits-only': 'problem_digits_only',
  'digit-open': 'problem_digit_open',
  'too-many-digits': 'problem_too_many_digits',
  'too-many-decimals': 'problem_too_many_decimals',
  'decimals-missing': 'problem_decimals_missing',
  'below-minimum': 'problem_below_minimum',
  'above-maximum': 'problem_above_maximum',
  'less-than-usual': 'problem_less_than_usual',
  'more-than-usual': 'problem_more_than_usual',
  'below-last-history': 'problem_below_last_history',
  'below-last-result': 'problem_below_last_result',
  'date-missing': 'problem_date_missing',
  'date-too-early': 'problem_date_too_early',
  'date-too-late': 'problem_date_too_late',
  'meter-number-missing': 'problem_meter_number_missing',
  'sending-not-yet': 'problem_sending_not_yet',
  'sending-over': 'problem_sending_over',
  'too-many-photos': 'problem_too_many_photos',
  'photos-forbidden': 'problem_photos_forbidden',
  'comment-missing': 'problem_comment_missing',
  'comment-too-short': 'problem_comment_too_short',
  'comment-too-long': 'problem_comment_too_long',
  'meter-number-incomplete': 'problem_meter_number_incomplete',
  'meter-number-too-long': 'problem_meter_number_too_long',
  'contact-too-long': 'problem_contact_too_long',
  'zip-incomplete': 'problem_zip_incomplete',
  'reading-reason-missing': 'problem_reading_reason_missing',
  'consent-missing': 'problem_consent_missing',
  'email-unreadable': 'problem_email_unreadable',
  'email-too-long': 'problem_email_too_long',
  'access-name-missing': 'problem_access_name_missing',
  'no-jobs': 'problem_no_jobs',
  maxjobs: 'problem_maxjobs',
  'recipients-missing': 'problem_recipients_missing',
  'recipients-unreadable': 'problem_recipients_unreadable',
} as const satisfies Record<Exclude<ProblemCode, 'photo-missing' | 'contact-missing'>, TextKey>;

/**
 * A meter that also measures feed-in shows two counters one after the other. The photo must show
 * the right one.
 */
const photoMissingText = {
  always: { consumption: 'problem_photo_missing', feedIn: 'problem_photo_missing_feed_in' },
  implausible: {
    consumption: 'problem_photo_missing_implausible',
    feedIn: 'problem_photo_missing_feed_in_implausible',
  },
} as const satisfies Record<PhotoReason, Record<'consumption' | 'feedIn', TextKey>>;

const contactMissingText = {
  firstname: 'problem_contact_firstname',
  lastname: 'problem_contact_lastname',
  street: 'problem_contact_street',
  houseNumber: 'problem_contact_house_number',
  zip: 'problem_contact_zip',
  city: 'problem_contact_city',
} as const satisfies Record<ContactField, TextKey>;

/**
 * The message of a problem; `places` is the number of decimals that the meter shows. The limits of a
 * reading have its `unit`.
 */
export function sayProblem(texts: Texts, problem: Problem, places: number, unit = ''): string {
  return texts.t(keyOf(problem), valuesOf(problem, { places, unit, language: texts.language }));
}

function keyOf(problem: Problem): TextKey {
  switch (problem.code) {
    case 'photo-missing':
      return photoMissingText[problem.reason][problem.isFeedIn ? 'feedIn' : 'consumption'];
    case 'contact-missing':
      return contactMissingText[problem.field];
    case 'too-many-decimals':
      return problem.limit === 0 ? 'problem_no_decimals' : problemText[problem.code];
    default:
      return problemText[problem.code];
  }
}

interface Said {
  readonly places: number;
  readonly unit: string;
  readonly language: string;
}

function valuesOf(problem: Problem, { places, unit, language }: Said): TextValues {
  switch (problem.code) {
    case 'too-many-digits':
    case 'too-many-decimals':
    case 'too-many-photos':
    case 'comment-too-long':
    case 'meter-number-too-long':
    case 'contact-too-long':
    case 'email-too-long':
    case 'maxjobs':
      return { count: problem.limit };
    case 'recipients-unreadable':
      return { count: problem.unreadable.length, entries: problem.unreadable.join(', ') };
    case 'zip-incomplete':
      return { count: problem.digits };
    case 'comment-too-short':
      return { count: problem.least };
    case 'decimals-missing':
      return { count: problem.expected };
    case 'below-minimum':
    case 'above-maximum':
      return { limit: inUnit(formatReading(problem.limit, places, language), unit) };
    case 'below-last-history':
    case 'below-last-result':
      return { last: formatReading(problem.last, places, language) };
    case 'date-too-early':
    case 'date-too-late':
      return {
        earliest: formatDay(problem.earliest, language),
        latest: formatDay(problem.latest, language),
      };
    case 'sending-not-yet':
      return { from: formatDay(problem.from, language) };
    case 'sending-over':
      return { until: formatDay(problem.until, language) };
    default:
      return {};
  }
}
