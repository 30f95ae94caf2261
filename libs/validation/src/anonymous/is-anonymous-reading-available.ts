import type { AnonymousReadingConfig } from '@ablesbar/domain';

/** Without meters the user could choose nothing (customer decision 30). */
export function isAnonymousReadingAvailable({
  unknownUserReadingAllowed,
  meters,
}: Pick<AnonymousReadingConfig, 'unknownUserReadingAllowed' | 'meters'>): boolean {
  return unknownUserReadingAllowed && meters.length > 0;
}
