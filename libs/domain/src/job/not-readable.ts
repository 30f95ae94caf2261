import type { ReadingImage } from '../reading/reading-submission';

/** Why a meter cannot be read (contract, 'Not readable'). */
export const NOT_READABLE_REASONS = [
  'NO_ACCESS',
  'METER_REMOVED',
  'METER_DEFECTIVE',
  'OTHER',
] as const;

export type NotReadableReason = (typeof NOT_READABLE_REASONS)[number];

/** The answer to a job whose meter cannot be read. */
export interface NotReadable {
  readonly reason: NotReadableReason;
  readonly comment: string | null;
  readonly date: string;
}

/** Body of POST /api/pro/job/{id}/notReadable. */
export interface NotReadableSubmission extends NotReadable {
  readonly images: readonly ReadingImage[];
}

export function isNotReadableReason(reason: unknown): reason is NotReadableReason {
  return NOT_READABLE_REASONS.some((one) => one === reason);
}

/** What a utility calls it in the comments that it offers, in the languages of the portal. */
const NO_ACCESS =
  /(nicht|un)\s?(zugänglich|erreichbar)|(kein|ohne)e?n? zu(gang|tritt)|not accessible|no access|inaccessible/i;

/** Whether a comment says that nobody gets to the meter, as 'Zähler nicht zugänglich' does. */
export function isAboutAccess(comment: string): boolean {
  return NO_ACCESS.test(comment);
}
