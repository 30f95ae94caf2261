import {
  type CalendarDay,
  type Config,
  featuresOf,
  type Job,
  meterReadingOf,
} from '@ablesbar/domain';
import { assessEntry, type EntryAssessment, type ReadingSettings } from '@ablesbar/validation';
import { countedDay } from './counted-day';
import type { PhotosBySlot } from './placed-photos';
import type { ReadingDraft } from './reading-draft.slice';

export interface AssessedDraft {
  readonly settings: ReadingSettings;
  /** The reading date that is sent. */
  readonly day: CalendarDay;
  readonly assessment: EntryAssessment;
}

/** Applies the rules to a draft; the form, the table and the sending use the same result. */
export function assessDraft(
  job: Job,
  draft: ReadingDraft,
  { photos, config, today }: Surroundings,
): AssessedDraft {
  const settings = { features: featuresOf(job, config), meterReading: meterReadingOf(job, config) };
  const day = countedDay(draft.day, { job, features: settings.features, today });
  const photoCounts = Object.fromEntries(
    Object.entries(photos).map(([slot, { length }]) => [slot, length]),
  );
  const { values, comment = '' } = draft;
  return {
    settings,
    day,
    assessment: assessEntry({ job, values, photoCounts, comment, day, settings, today }),
  };
}

interface Surroundings {
  readonly photos: PhotosBySlot;
  readonly config: Config;
  readonly today: CalendarDay;
}
