import {
  type AnonymousRateConfig,
  type AnonymousRatesConfig,
  type Features,
  joinValue,
  type ReadingValue,
} from '@ablesbar/domain';
import { checkPhotos } from '../photo/check-photos';
import { allowedPhotos } from '../photo/allowed-photos';
import { PHOTOS_PER_RATE } from '../photo/photo-limits';
import type { PhotoProblem, PhotoReason, Problem } from '../problem/problem';
import { checkDigits } from '../reading/check-digits';

/** How many photos of a rate are allowed, and why one is required. */
export interface RatePhotos {
  /** 0 if photos are not allowed. */
  readonly most: number;
  readonly reason: PhotoReason | null;
}

/**
 * Every selected rate needs a value. If decimals are required, all of them must be given
 * (customer decision 29).
 */
export function checkRateValue(
  value: ReadingValue,
  { readingConfig }: AnonymousRateConfig,
): Problem | null {
  if (joinValue(value) === null) return { code: 'value-missing', severity: 'blocks' };
  const { queryPostDecimals } = readingConfig;
  return checkDigits(value, readingConfig, { queryPostDecimals, maskPostDecimals: false });
}

/**
 * A photo is required if the rate or the default config requires it. It is allowed only if both
 * allow it.
 */
export function ratePhotos(
  { readingConfig }: AnonymousRateConfig,
  { defaultMeterReadingConfig }: Pick<AnonymousRatesConfig, 'defaultMeterReadingConfig'>,
  features: Features,
): RatePhotos {
  const both = [readingConfig, defaultMeterReadingConfig];
  const most = both.every((config) => config.isReadingImageAllowed)
    ? allowedPhotos(PHOTOS_PER_RATE, features)
    : 0;
  // A photo that is not allowed cannot be required (customer decision 5).
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
