import { json } from '@ablesbar/api-client/testing';
import { watchDeviceClock } from './device-clock';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const HOUR_MS = 3_600_000;

/** A device whose server answers with these times, one after the other; null: with none. */
function device(...times: readonly (string | null)[]) {
  const answers = times.map((time) => json(200, {}, time === null ? {} : { Date: time }));
  let time = NOW;
  /** How long the next answer takes. */
  let takes = 0;
  const clock = watchDeviceClock({
    now: () => new Date(time),
    fetch: async () => {
      time += takes;
      return answers.shift() ?? json(200, {});
    },
  });
  const told = jest.fn();
  clock.isRight.subscribe(told);
  return {
    ...{ clock, told },
    sleepsDuringTheCall: (ms: number) => (takes = ms),
    call: (cache: RequestCache = 'no-store') => clock.fetch('/x', { cache }),
  };
}

test.each([
  { says: 'the same second', time: 'Sat, 21 Nov 2026 10:00:00 GMT', isRight: true },
  { says: 'an hour behind', time: 'Sat, 21 Nov 2026 11:00:00 GMT', isRight: true },
  { says: 'more than an hour behind', time: 'Sat, 21 Nov 2026 11:00:01 GMT', isRight: false },
  { says: 'an hour ahead', time: 'Sat, 21 Nov 2026 09:00:00 GMT', isRight: true },
  { says: 'more than an hour ahead', time: 'Sat, 21 Nov 2026 08:59:59 GMT', isRight: false },
  { says: 'a device that is a year ahead', time: 'Fri, 21 Nov 2025 10:00:00 GMT', isRight: false },
  { says: 'a server without a time', time: null, isRight: true },
  { says: 'a server with a time that is none', time: 'gleich', isRight: true },
])('the clock of the device: $says', async ({ time, isRight }) => {
  const { clock, call } = device(time);
  await call();
  expect(clock.isRight.get()).toBe(isRight);
});

test('an answer that may come from a cache says nothing', async () => {
  const { clock, call } = device('Fri, 21 Nov 2025 10:00:00 GMT');
  await call('no-cache');
  expect(clock.isRight.get()).toBe(true);
});

test('an answer of a cache in front of the server says nothing', async () => {
  const kept = json(200, {}, { Date: 'Fri, 21 Nov 2025 10:00:00 GMT', Age: '7200' });
  const clock = watchDeviceClock({ now: () => new Date(NOW), fetch: async () => kept });
  await clock.fetch('/x', { cache: 'no-store' });
  expect(clock.isRight.get()).toBe(true);
});

test('a device that slept during a call is not wrong', async () => {
  const { clock, call, sleepsDuringTheCall } = device('Sat, 21 Nov 2026 10:00:01 GMT');
  sleepsDuringTheCall(9 * HOUR_MS);
  await call();
  expect(clock.isRight.get()).toBe(true);
});

test('the next answer takes it back, and each change is told once', async () => {
  const wrong = 'Fri, 21 Nov 2025 10:00:00 GMT';
  const { clock, call, told } = device(wrong, wrong, 'Sat, 21 Nov 2026 10:00:00 GMT');
  await call();
  await call();
  expect(told).toHaveBeenCalledTimes(1);
  await call();
  expect(clock.isRight.get()).toBe(true);
  expect(told).toHaveBeenCalledTimes(2);
});
