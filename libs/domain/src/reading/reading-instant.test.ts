import { readingInstant } from './reading-instant';

test.each([
  { says: 'a plain date is its noon', wire: '2026-01-15', is: '2026-01-15T11:00:00.000Z' },
  { says: 'a timestamp is itself', wire: '2026-07-01T10:00:00Z', is: '2026-07-01T10:00:00.000Z' },
  { says: 'the first day', wire: '1950-01-01', is: '1950-01-01T11:00:00.000Z' },
  { says: 'the day before it', wire: '1949-12-31', is: null },
  { says: 'the last day', wire: '2149-12-31', is: '2149-12-31T11:00:00.000Z' },
  { says: 'the day after it', wire: '2150-01-01', is: null },
  { says: 'the first moment', wire: '1950-01-01T00:00:00Z', is: '1950-01-01T00:00:00.000Z' },
  { says: 'the moment before it', wire: '1949-12-31T23:59:59.999Z', is: null },
  { says: 'nothing, as .NET writes it', wire: '0001-01-01T00:00:00', is: null },
  { says: 'nothing, as SAP writes it', wire: '1900-01-01', is: null },
  { says: 'never', wire: '9999-12-31', is: null },
  { says: 'a day that is none', wire: '2026-02-30', is: null },
  { says: 'a word', wire: 'neulich', is: null },
])('readingInstant: $says', ({ wire, is }) => {
  const instant = readingInstant(wire);
  expect(instant === null ? null : new Date(instant).toISOString()).toBe(is);
});
