import { aConfig, aDay, anEvent, aRateTask } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import { sayComparison } from './say-comparison';

const events = [
  anEvent('2023-11-21', 41_000),
  anEvent('2024-11-21', 42_000),
  anEvent('2025-11-21', 43_000),
];

test.each([
  { decimal: '043880.0', says: '880 kWh, im Vorjahr 1.000 kWh: 12 % weniger' },
  { decimal: '044250.0', says: '1.250 kWh, im Vorjahr 1.000 kWh: 25 % mehr' },
  { decimal: '044002.0', says: '1.002 kWh, so viel wie im Vorjahr' },
  {
    decimal: '043002.0',
    known: [anEvent('2024-11-21', 42_999.96), anEvent('2025-11-21', 43_000)],
    says: '2 kWh, im Vorjahr 0,04 kWh: 4.900 % mehr',
  },
  { decimal: '044000.0', known: [events[2]], says: null },
  {
    decimal: '043880.0',
    on: '2026-11-20',
    says: '880 kWh, im Vorjahr in gleich vielen Tagen 997 kWh: 12 % weniger',
  },
  {
    decimal: '044250.0',
    on: '2026-11-22',
    says: '1.250 kWh, im Vorjahr in gleich vielen Tagen 1.003 kWh: 25 % mehr',
  },
  {
    decimal: '044002.0',
    on: '2026-11-22',
    says: '1.002 kWh, so viel wie im Vorjahr in gleich vielen Tagen',
  },
])('$decimal after 43000: $says', async ({ decimal, known = events, on = '2026-11-21', says }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const task = aRateTask({ postDecimals: 3, readingEvents: known.flatMap((event) => event ?? []) });
  const about = { task, day: aDay(on), settings: aConfig() };
  const said = sayComparison(texts, { decimal, unit: 'kWh' }, about);
  expect(said?.replaceAll('\u00a0', ' ') ?? null).toBe(says);
});
