import { isReadingValue, METER_TYPES } from '@ablesbar/domain';
import { isChosenDay } from '../reading';
import type { UnlistedDraft } from './unlisted-draft.slice';

const isText = (part: unknown) => typeof part === 'string';

const isMoments = (part: unknown) =>
  typeof part === 'object' && part !== null && Object.values(part).every(isText);

const SHAPES: Readonly<Record<keyof UnlistedDraft, (part: unknown) => boolean>> = {
  meterNumber: isText,
  value: isReadingValue,
  comment: isText,
  day: isChosenDay,
  accountId: (part) => part === null || isText(part),
  changedAt: isText,
  enteredAt: isMoments,
  meterType: (part) => part === undefined || METER_TYPES.some((type) => type === part),
};

/** Whether a form can show this field of a stored draft. It ignores the fields of a later build. */
export function isUnlistedPart(part: unknown, name: string): boolean {
  const [, hasShape] = Object.entries(SHAPES).find(([field]) => field === name) ?? [];
  return hasShape?.(part) ?? true;
}
