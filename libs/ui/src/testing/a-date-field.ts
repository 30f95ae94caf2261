import { aDay } from '@ablesbar/domain/testing';

const latest = aDay('2026-11-21');

/** A field for the last 30 days, as a story shows it. */
export const aDateField = {
  words: { inputId: 'day', label: 'Ablesedatum', hint: 'Zwischen 22.10.2026 und heute' },
  today: latest,
  earliest: aDay('2026-10-22'),
  latest,
  value: latest,
  onChange: () => undefined,
};
