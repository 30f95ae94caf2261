import type { ReadingValue } from '@ablesbar/domain';
import { aRateTask } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import { sayValue } from './say-value';

const rows: { value?: ReadingValue; says: string }[] = [
  { value: { integer: '04213', decimals: '4' }, says: '4.213,4 kWh' },
  // What the camera could not read is no number.
  { value: { integer: '04?213', decimals: '4' }, says: 'noch nicht vollständig' },
  { value: { integer: '04213', decimals: '?' }, says: 'noch nicht vollständig' },
  { value: { integer: '', decimals: '' }, says: 'leer' },
  { says: 'leer' },
];

test.each(rows)('$value: $says', async ({ value, says }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const task = aRateTask({ taskId: 'ht', postDecimals: 1 });
  const said = sayValue(texts, task, { values: value ? { ht: value } : {}, day: null });
  expect(said.replaceAll('\u00a0', ' ')).toBe(says);
});
