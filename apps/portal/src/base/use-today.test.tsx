import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { startedPortal } from '../app/testing/started-portal';
import { PortalContext } from './portal';
import { useToday } from './use-today';

/** The hook in a tab, and the tab's clock. */
async function openTab(openedAt: string) {
  const portal = await startedPortal();
  let now = Date.parse(openedAt);
  let timers: readonly { readonly at: number; readonly run: () => void }[] = [];
  const ports = {
    ...portal.ports,
    now: () => new Date(now),
    after: (ms: number, run: () => void) => {
      const timer = { at: now + ms, run };
      timers = [...timers, timer];
      return () => (timers = timers.filter((one) => one !== timer));
    },
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PortalContext value={{ ...portal, ports }}>{children}</PortalContext>
  );
  const { result } = renderHook(() => useToday(), { wrapper });
  return {
    today: () => result.current,
    /** The timers run by another clock than the one that tells the day. */
    fireEarly: (time: string) => {
      now = Date.parse(time);
      act(() => timers.forEach(({ run }) => run()));
    },
    sleepUntil: (time: string) => (now = Date.parse(time)),
    waitUntil: (time: string) => {
      now = Date.parse(time);
      act(() => timers.filter(({ at }) => at <= now).forEach(({ run }) => run()));
    },
  };
}

test.each([
  { says: 'winter', opened: '2026-11-27T10:00:00Z', midnight: '2026-11-27T23:00:00Z' },
  { says: 'summer', opened: '2026-07-27T10:00:00Z', midnight: '2026-07-27T22:00:00Z' },
  {
    says: 'the night of the change',
    opened: '2026-10-24T23:00:00Z',
    midnight: '2026-10-25T23:00:00Z',
  },
])('an open tab shows the new day at midnight in Berlin: $says', async ({ opened, midnight }) => {
  const { today, waitUntil } = await openTab(opened);
  const before = today();
  waitUntil(new Date(Date.parse(midnight) - 1000).toISOString());
  expect(today()).toBe(before);
  waitUntil(midnight);
  expect(today() > before).toBe(true);
});

test('a timer that comes before midnight is set once more', async () => {
  const { today, fireEarly, waitUntil } = await openTab('2026-11-27T10:00:00Z');
  fireEarly('2026-11-27T22:59:59.999Z');
  expect(today()).toBe('2026-11-27');
  waitUntil('2026-11-27T23:00:00Z');
  expect(today()).toBe('2026-11-28');
});

test('a tab that slept over midnight shows the new day when it is shown again', async () => {
  const { today, sleepUntil } = await openTab('2026-11-27T10:00:00Z');
  sleepUntil('2026-11-28T07:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(today()).toBe('2026-11-28');
});
