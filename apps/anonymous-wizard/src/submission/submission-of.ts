import { type AnonymousSubmission, numberOfValue, wireReadingDate } from '@ablesbar/domain';
import { chosenMeter, CONTACT_FIELDS } from '@ablesbar/validation';
import { enteredRates, type Entry, type EntrySetting } from '../entry/entry';

export interface SubmissionSetting extends EntrySetting {
  /** Whether a receipt may be requested. If not, an email address from an old draft must not be sent. */
  readonly asksEmail: boolean;
}

/** The body of the call, or null while the meter or the day is missing. */
export function submissionOf(
  entry: Entry,
  setting: SubmissionSetting,
  now: Date,
): AnonymousSubmission | null {
  const { config, asksEmail } = setting;
  const chosen = chosenMeter(entry, config.meters);
  if (chosen === null || entry.day === null) return null;
  const contact = { ...entry.contact };
  for (const field of CONTACT_FIELDS) contact[field] = entry.contact[field].trim();
  const email = entry.email.trim();
  return {
    meterType: chosen.meter.meterType,
    meterNumber: entry.meterNumber.trim(),
    readingValues: enteredRates(entry, setting).flatMap(({ rate, value, photos }) => {
      const number = numberOfValue(value);
      const readingImages = photos.map(({ encodedImage, mimeType }) => ({
        encodedImage,
        mimeType,
      }));
      return number === null
        ? []
        : [{ obis: rate.obis, rateName: rate.rateName, value: number, readingImages }];
    }),
    readingDate: wireReadingDate(entry.day, now),
    readingReason: config.readingReasons.length === 0 ? null : entry.readingReason,
    contact,
    ...(asksEmail && email !== '' && { email }),
  };
}
