import type { CalendarDay } from '@ablesbar/domain';

/** `blocks`: cannot be sent. `asks`: can be sent after the user has confirmed it. */
export type Severity = 'blocks' | 'asks';

/**
 * A problem as data: a code, and the numbers for its message. Limits and readings are decimal
 * strings. The messages are in @ablesbar/i18n, which compiles only if every code has one.
 */
export type Problem =
  | Blocks<'value-missing' | 'digits-only' | 'digit-open' | 'date-missing' | 'meter-number-missing'>
  | (Blocks<'too-many-digits' | 'too-many-decimals'> & { readonly limit: number })
  | (Blocks<'decimals-missing'> & { readonly expected: number })
  | OutOfRange
  | Asks<'less-than-usual' | 'more-than-usual'>
  | (Asks<'below-last-history' | 'below-last-result'> & { readonly last: string })
  | (Blocks<'date-too-early' | 'date-too-late'> & {
      readonly earliest: CalendarDay;
      readonly latest: CalendarDay;
    })
  | (Blocks<'sending-not-yet'> & { readonly from: CalendarDay })
  | (Blocks<'sending-over'> & { readonly until: CalendarDay })
  | PhotoProblem
  | CommentProblem
  | MeterNumberProblem
  | ContactProblem
  | EmailProblem
  | ShareProblem
  | RecipientsProblem
  | Blocks<'reading-reason-missing' | 'consent-missing'>;

/** Why a photo is needed. The message depends on it. */
export type PhotoReason = 'always' | 'implausible';

export type PhotoProblem =
  | (Blocks<'photo-missing'> & { readonly reason: PhotoReason; readonly isFeedIn: boolean })
  | (Blocks<'too-many-photos'> & { readonly limit: number })
  | Blocks<'photos-forbidden'>;

export type CommentProblem =
  | Blocks<'comment-missing'>
  | { readonly code: 'comment-too-short'; readonly severity: Severity; readonly least: number }
  | (Blocks<'comment-too-long'> & { readonly limit: number });

/** With strict validation, a value outside the range blocks; otherwise it asks. */
export interface OutOfRange {
  readonly code: 'below-minimum' | 'above-maximum';
  readonly severity: Severity;
  readonly limit: string;
}

export type MeterNumberProblem =
  | Blocks<'meter-number-incomplete'>
  | (Blocks<'meter-number-too-long'> & { readonly limit: number });

export type ContactField = 'firstname' | 'lastname' | 'street' | 'houseNumber' | 'zip' | 'city';

export type ContactProblem =
  | (Blocks<'contact-missing'> & { readonly field: ContactField })
  | (Blocks<'contact-too-long'> & { readonly limit: number })
  | (Blocks<'zip-incomplete'> & { readonly digits: number });

export type EmailProblem =
  | Blocks<'email-unreadable'>
  | (Blocks<'email-too-long'> & { readonly limit: number });

export type ShareProblem =
  | Blocks<'access-name-missing' | 'no-jobs'>
  | (Blocks<'maxjobs'> & { readonly limit: number });

export type RecipientsProblem =
  | Blocks<'recipients-missing'>
  | (Blocks<'recipients-unreadable'> & { readonly unreadable: readonly string[] });

export type ProblemCode = Problem['code'];

interface Blocks<Code extends string> {
  readonly code: Code;
  readonly severity: 'blocks';
}

interface Asks<Code extends string> {
  readonly code: Code;
  readonly severity: 'asks';
}
