import { base64Of } from '@ablesbar/api-client';
import {
  type CalendarDay,
  EMPTY_VALUE,
  type Features,
  joinValue,
  type ReadingImage,
  type ReadingValue,
  type AnonymousReadingConfig,
} from '@ablesbar/domain';
import type { ScaledPhoto } from '@ablesbar/ui';
import {
  chosenMeter,
  countedPhotos,
  emptyAnonymousReading,
  ratePhotos,
  selectedRates,
  type AnonymousReading,
} from '@ablesbar/validation';

/** Everything a person has entered: the form of the rules, with the values and photos themselves. */
export interface Entry extends Omit<AnonymousReading, 'readings'> {
  /** By OBIS code. Values of rates that are not selected now stay here, but are not sent. */
  readonly values: Readonly<Record<string, ReadingValue>>;
  readonly photos: Readonly<Record<string, readonly Photo[]>>;
  /** The contact comes from the meter before. It stays in memory and is never stored (D244). */
  readonly isContactKept: boolean;
}

/** What the user may keep for the next meter of the same visit. */
export type KeptContact = Pick<Entry, 'contact' | 'email' | 'readingReason' | 'isContactKept'>;

export function keptContact({ contact, email, readingReason }: Entry): KeptContact {
  return { contact, email, readingReason, isContactKept: true };
}

/** A photo as bytes, to show it, and as text, to send it. */
export interface Photo extends ScaledPhoto, ReadingImage {
  readonly id: string;
}

export function photoOf(scaled: ScaledPhoto, id: string): Photo {
  return { ...scaled, id, encodedImage: base64Of(scaled.data) };
}

export function firstEntry(config: AnonymousReadingConfig, today: CalendarDay): Entry {
  return { ...emptyAnonymousReading(config, today), values: {}, photos: {}, isContactKept: false };
}

type Entered = Pick<Entry, 'values' | 'photos'>;

/** Another rate is chosen in the place of one. */
export interface RateChange {
  readonly obis: string;
  readonly by: string;
}

/**
 * What was entered for a rate goes with the choice of another one, because the same counter is meant. Null if the
 * other one has an entry of its own: both stay.
 */
export function movedTo({ obis, by }: RateChange, { values, photos }: Entered): Entered | null {
  const { [obis]: value = EMPTY_VALUE, ...otherValues } = values;
  const { [obis]: images = [], ...otherPhotos } = photos;
  const isTaken = joinValue(values[by] ?? EMPTY_VALUE) !== null || (photos[by] ?? []).length > 0;
  if (isTaken) return null;
  return { values: { ...otherValues, [by]: value }, photos: { ...otherPhotos, [by]: images } };
}

export interface EntrySetting {
  readonly config: AnonymousReadingConfig;
  readonly features: Features;
}

/** The selected rates, with their values and the photos that count. */
export function enteredRates(entry: Entry, { config, features }: EntrySetting) {
  const chosen = chosenMeter(entry, config.meters);
  if (chosen === null) return [];
  return selectedRates(chosen.rates, entry.rates).map((rate) => {
    const photos = entry.photos[rate.obis] ?? [];
    const allowed = ratePhotos(rate, chosen.rates, features);
    const value = entry.values[rate.obis] ?? EMPTY_VALUE;
    const counted = photos.slice(0, countedPhotos(photos.length, allowed.most));
    return { rate, allowed, value, decimal: joinValue(value), photos: counted };
  });
}

export type EnteredRate = ReturnType<typeof enteredRates>[number];

/** The form that the rules check. */
export function formOf(entry: Entry, rates: readonly EnteredRate[]): AnonymousReading {
  const readings = rates.map(({ rate, value, photos }) => ({
    obis: rate.obis,
    value,
    photoCount: photos.length,
  }));
  return { ...entry, readings };
}
