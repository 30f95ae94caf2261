import fc from 'fast-check';
import { aJob } from '../testing';
import { progressOf } from './progress-of';

const lists = fc.array(fc.boolean(), { minLength: 1, maxLength: 300 });
const percentOf = (flags: readonly boolean[]) =>
  progressOf(flags.map((done) => aJob({ done }))).percent;

test('one more done job never lowers the progress', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (flags, at) => {
      const further = flags.with(at % flags.length, true);
      expect(percentOf(further)).toBeGreaterThanOrEqual(percentOf(flags));
    }),
  );
});

test('all is done at 100 and only there', () => {
  fc.assert(
    fc.property(lists, (flags) => {
      expect(percentOf(flags) === 100).toBe(flags.every((done) => done));
    }),
  );
});

test('it is floor(1000 * ratio) / 10, counted in whole numbers', () => {
  fc.assert(
    fc.property(lists, (flags) => {
      const [done, total] = [flags.filter(Boolean).length, flags.length].map(BigInt);
      const tenths = (1000n * (done ?? 0n)) / (total ?? 1n);
      expect(percentOf(flags)).toBe(Number(tenths) / 10);
    }),
  );
});
