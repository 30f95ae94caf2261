import type { AnonymousProblem } from '@ablesbar/validation';

/** The id of the control that a problem belongs to. */
export function fieldId({ field, obis }: Pick<AnonymousProblem, 'field' | 'obis'>): string {
  return obis === null ? `wizard-${field}` : `wizard-${field}-${obis.replace(/[^\w]/g, '-')}`;
}
