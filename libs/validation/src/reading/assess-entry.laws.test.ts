import { addDays, wholeConfig } from '@ablesbar/domain';
import { aConfig, aDay, aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import fc from 'fast-check';
import { assessEntry } from './assess-entry';

const today = aDay('2026-11-21');
const { features, meterReading } = aConfig();

/** Most generated parts are realistic; otherwise hardly any entry could be sent. */
const mostly = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: other });

const numbers = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(NaN, Infinity, -Infinity));
// Task ids may equal property names that every object has.
const ids = fc.constantFrom('HT', 'NT', 'constructor', '__proto__', '');
const texts = fc.oneof(
  fc.constant(''),
  fc.stringMatching(/^\d{1,7}$/),
  fc.string({ unit: 'binary-ascii' }),
);
const values = mostly(
  fc.constantFrom('0', '45210', '99999').map((integer) => ({ integer, decimals: '5' })),
  fc.record({ integer: texts, decimals: texts }),
);
const dates = mostly<string | null>(
  fc.constant(null),
  fc.oneof(
    fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22', '2026-11-21T23:30:00Z'),
    fc.string(),
  ),
);

const tasks = fc.uniqueArray(
  fc
    .record({ taskId: ids, limit: fc.option(numbers), strictValidation: fc.boolean() })
    .map(({ taskId, limit, strictValidation }) =>
      aRateTask({
        taskId,
        readingValueValidation: { minimumValue: null, maximumValue: limit, strictValidation },
      }),
    ),
  { selector: ({ taskId }) => taskId, minLength: 1, maxLength: 3 },
);
const jobs = fc
  .record({ tasks, earliestExecution: dates, latestExecution: dates })
  .map(({ tasks: meterRateTasks, ...jobConstraints }) =>
    aJob({ jobConstraints, meter: aMeter({ meterRateTasks }) }),
  );

/**
 * Random flags and numbers of days: small, zero or very large. wholeConfig drops values of the
 * wrong type.
 */
const switched = fc.dictionary(
  fc.constantFrom(...[features, meterReading, meterReading.readingDate].flatMap(Object.keys)),
  fc.oneof(fc.boolean(), fc.constantFrom(0, 1, 30, Number.MAX_SAFE_INTEGER)),
);
const settings = switched.map((given) =>
  wholeConfig({ features: given, meterReading: { ...given, readingDate: given } }),
);

const entries = fc.record({
  job: jobs,
  values: fc.dictionary(ids, values),
  photoCounts: fc.dictionary(ids, mostly(fc.nat({ max: 2 }), numbers)),
  comment: mostly(fc.constantFrom('', 'Tür war zu'), fc.string({ unit: 'grapheme' })),
  day: fc.option(fc.integer({ min: -40, max: 3 }).map((days) => addDays(today, days))),
  settings,
  today: fc.constant(today),
});

test('every entry has an answer, with a judgement for each rate and for no other', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const { rates, photos, open } = assessEntry(entry);
      const asked = entry.job.meter.meterRateTasks.map(({ taskId }) => taskId).sort();
      expect(Object.keys(rates).sort()).toEqual(asked);
      expect(Object.keys(photos).sort()).toEqual(asked);
      const named = open.flatMap((point) => ('taskId' in point ? [point.taskId] : []));
      expect(asked).toEqual(expect.arrayContaining(named));
    }),
    { numRuns: 500 },
  );
});

test('an entry that can be sent has a value, no refused value, and no missing comment or photo', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const { rates, photos, comment, canSend } = assessEntry(entry);
      if (!canSend) return;
      const states = Object.values(rates).map(({ state }) => state);
      expect(states.some((state) => state !== 'empty')).toBe(true);
      expect(states).not.toContain('refused');
      const filled = Object.keys(rates).filter((taskId) => rates[taskId]?.state !== 'empty');
      expect(filled.filter((taskId) => photos[taskId] !== null)).toEqual([]);
      expect(comment?.severity).not.toBe('blocks');
    }),
    { numRuns: 500 },
  );
});

test('an entry that cannot be sent names its reasons', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const { open, canSend } = assessEntry(entry);
      expect(canSend || open.length > 0).toBe(true);
    }),
  );
});

test('today is always a day on which the meter may have been read', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const codes = assessEntry({ ...entry, day: today }).open.map(({ code }) => code);
      expect(codes).not.toContain('date-outside');
      expect(codes).not.toContain('date-missing');
    }),
  );
});

test('a draft value for a removed rate changes nothing', () => {
  fc.assert(
    fc.property(entries, values, (entry, value) => {
      const older = { ...entry, values: { ...entry.values, gone: value } };
      expect(assessEntry(older)).toEqual(assessEntry(entry));
    }),
  );
});
