import {
  type AnonymousRateConfig,
  type AnonymousRatesConfig,
  type Features,
  joinValue,
  type ReadingValue,
} from '@ablesbar/domain';
import { checkPhotos } from '../photo/check-photos';
import { mostPhotos } from '../photo/most-photos';
import { PHOTOS_PER_RATE } from '../photo/photo-limits';
import type { PhotoProblem, PhotoReason, Problem } from '../problem/problem';
import { checkDigits } from '../reading/check-digits';

/** What may and must be photographed of a rate. */
export interface RatePhotos {
  /** None where they are not allowed. */
  readonly most: number;
  readonly reason: PhotoReason | null;
}

/** Every selected rate needs a value, with exactly its decimals where they are asked (customer decision 29). */
export function checkRateValue(
  value: ReadingValue,
  { readingConfig }: AnonymousRateConfig,
): Problem | null {
  if (joinValue(value) === null) return { code: 'value-missing', severity: 'blocks' };
  const { queryPostDecimals } = readingConfig;
  return checkDigits(value, readingConfig, { queryPostDecimals, maskPostDecimals: false });
}

/** Rate and default config both may require a photo, and both must allow it. */
export function ratePhotos(
  { readingConfig }: AnonymousRateConfig,
  { defaultMeterReadingConfig }: Pick<AnonymousRatesConfig, 'defaultMeterReadingConfig'>,
  features: Features,
): RatePhotos {
  const both = [readingConfig, defaultMeterReadingConfig];
  const most = both.every((config) => config.isReadingImageAllowed)
    ? mostPhotos(PHOTOS_PER_RATE, features)
    : 0;
  // What cannot be given cannot be required (customer decision 5).
  const isRequired = most > 0 && both.some((config) => config.isReadingImageRequired);
  return { most, reason: isRequired ? 'always' : null };
}

export function checkRatePhotos(
  count: number,
  { most, reason }: RatePhotos,
  { obis }: AnonymousRateConfig,
): PhotoProblem | null {
  return checkPhotos({ count, most, reason, obis });
}
