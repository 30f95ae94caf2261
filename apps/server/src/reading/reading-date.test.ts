import { instantOf } from './reading-date';

const NOW = new Date('2026-11-21T09:00:00Z');

describe('the instant of a reading', () => {
  it.each([
    { says: 'in UTC', wire: '2026-11-20T22:30:00.000Z', is: '2026-11-20T22:30:00.000Z' },
    { says: 'with a zone', wire: '2026-11-20T23:30:00+01:00', is: '2026-11-20T22:30:00.000Z' },
    { says: 'behind UTC', wire: '2026-11-20T17:30:00-05:00', is: '2026-11-20T22:30:00.000Z' },
    {
      says: 'a zone without colon',
      wire: '2026-11-20T23:30:00+0100',
      is: '2026-11-20T22:30:00.000Z',
    },
    { says: 'a day in winter', wire: '2026-11-20', is: '2026-11-20T11:00:00.000Z' },
    { says: 'a day in summer', wire: '2026-07-20', is: '2026-07-20T10:00:00.000Z' },
    { says: 'a time without zone', wire: '2026-11-20T23:30:00', is: '2026-11-20T11:00:00.000Z' },
    { says: 'a zone and more', wire: '2026-11-20T10:00:00Zx', is: NOW.toISOString() },
    { says: 'no date at all', wire: 'yesterday', is: NOW.toISOString() },
  ])('$says: $wire is $is', ({ wire, is }) => {
    expect(instantOf(wire, NOW).toISOString()).toBe(is);
  });
});
