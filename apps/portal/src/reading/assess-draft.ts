import {
  type CalendarDay,
  type Config,
  featuresOf,
  type Job,
  meterReadingOf,
} from '@ablesbar/domain';
import { assessEntry, type EntryAssessment, type ReadingSettings } from '@ablesbar/validation';
import { countedDay } from './counted-day';
import type { PhotosBySlot } from './draft-photos';
import type { ReadingDraft } from './reading-draft.slice';

export interface AssessedDraft {
  readonly settings: ReadingSettings;
  /** The one that is sent. */
  readonly day: CalendarDay;
  readonly assessment: EntryAssessment;
}

/** What the rules say of a draft; the same in its form, in the table and when it is sent. */
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
