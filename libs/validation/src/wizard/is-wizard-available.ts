import type { UnknownUserReadingConfig } from '@ablesbar/domain';

/** Without meters the user could choose nothing (customer decision 30). */
export function isWizardAvailable({
  unknownUserReadingAllowed,
  meters,
}: Pick<UnknownUserReadingConfig, 'unknownUserReadingAllowed' | 'meters'>): boolean {
  return unknownUserReadingAllowed && meters.length > 0;
}
