import type { MeterType } from '@ablesbar/domain';
import type { MeterChoice } from '@ablesbar/validation';
import type { Entry } from './entry';

const OTHER_MEDIUM = { subType: null, isCustom: false, rates: null };
const OTHER_METER = { ...OTHER_MEDIUM, values: {}, photos: {} };

/**
 * What the user entered before the draft was read counts more than the draft (D80). Another number is
 * another meter: what the draft holds of its own meter would be sent under this number.
 */
export function takenOver(
  { meterNumber, meterType }: MeterChoice,
  draft: Entry,
  /** The draft's medium, chosen or detected. */
  medium: MeterType | null,
): Partial<Entry> {
  const [typed, kept] = [bare(meterNumber), bare(draft.meterNumber)];
  // A beginning of the draft's number is no other one: the user is typing the same number again.
  if (!kept.startsWith(typed)) return { ...OTHER_METER, meterNumber, meterType };
  return {
    ...(typed !== '' && typed !== kept && { meterNumber }),
    ...(meterType !== null && { ...(meterType !== medium && OTHER_MEDIUM), meterType }),
  };
}

/** The draft's number lacks the signs that the utility disallows; the typed one still has them. */
function bare(meterNumber: string): string {
  return meterNumber.replace(/[^\p{L}\p{N}]/gu, '');
}
