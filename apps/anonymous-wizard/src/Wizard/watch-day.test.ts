import { aDay } from '@ablesbar/domain/testing';
import { attemptOf } from '../submission/attempt';
import { wizardAround } from '../testing/wizard-around';

const MIDNIGHT = Date.parse('2026-11-21T23:00:00Z');
const fetch = () => Promise.reject(new TypeError('no network'));

/** An open wizard at eleven in the evening, and its clock. */
async function open() {
  let now = MIDNIGHT - 3_600_000;
  let timers: readonly { readonly at: number; readonly run: () => void }[] = [];
  const after = (ms: number, run: () => void) => {
    const timer = { at: now + ms, run };
    timers = [...timers, timer];
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  /** A timer rings once. */
  const ring = (isDue: (at: number) => boolean) => {
    const due = timers.filter(({ at }) => isDue(at));
    timers = timers.filter((timer) => !due.includes(timer));
    due.forEach(({ run }) => run());
  };
  const { parts } = await wizardAround({ fetch, after, now: () => new Date(now) });
  const drawn = jest.fn();
  const leave = parts.state.subscribe(drawn);
  drawn.mockClear();
  return {
    parts,
    drawn,
    leave,
    timers: () => timers.length,
    days: () => [parts.state.get().setting.today, parts.state.get().entry.day],
    sleepUntil: (time: number) => {
      now = time;
    },
    /** As after a change of the device's clock. */
    ringEarly: (time: number) => {
      now = time;
      ring(() => true);
    },
    waitUntil: (time: number) => {
      now = time;
      ring((at) => at <= now);
    },
  };
}

test('an open form shows the new day after midnight in Berlin, every night', async () => {
  const { waitUntil, drawn, days, leave, timers } = await open();
  waitUntil(MIDNIGHT - 1000);
  expect(drawn).not.toHaveBeenCalled();
  waitUntil(MIDNIGHT + 1000);
  expect(drawn).toHaveBeenCalled();
  expect(days()).toEqual(['2026-11-22', '2026-11-22']);
  waitUntil(MIDNIGHT + 86_401_000);
  expect(days()).toEqual(['2026-11-23', '2026-11-23']);
  leave();
  expect(timers()).toBe(0);
});

test('a clock that was set back in the evening does not end the watch', async () => {
  const { ringEarly, waitUntil, days } = await open();
  ringEarly(MIDNIGHT - 2000);
  expect(days()).toEqual(['2026-11-21', '2026-11-21']);
  waitUntil(MIDNIGHT + 1000);
  expect(days()).toEqual(['2026-11-22', '2026-11-22']);
});

test('a page that slept over midnight shows the new day when it is shown again', async () => {
  const { sleepUntil, drawn, days } = await open();
  sleepUntil(MIDNIGHT + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(drawn).toHaveBeenCalled();
  expect(days()).toEqual(['2026-11-22', '2026-11-22']);
});

test.each(['2026-11-21', '2026-11-20'])('a chosen day stays: %s', async (day) => {
  const { parts, waitUntil, days } = await open();
  parts.entries.change({ day: aDay(day) });
  waitUntil(MIDNIGHT + 1000);
  expect(days()).toEqual(['2026-11-22', day]);
});

test('the day of a reading that may have arrived stays', async () => {
  const { parts, waitUntil, days } = await open();
  const { newId, now } = parts.ports;
  parts.entries.remember(attemptOf(parts.entries.get().entry, null, { newId, now }));
  waitUntil(MIDNIGHT + 1000);
  expect(days()).toEqual(['2026-11-22', '2026-11-21']);
});
