import { fireEvent, renderHook } from '@testing-library/react';
import { aJob } from '@ablesbar/domain/testing';
import { rowsOf } from './rows';
import { useReturnToList } from './use-return-to-list';
import type { WantedFocus } from './use-link-focus';

const open = [aJob({ id: 'a' }), aJob({ id: 'b' })];
const order = rowsOf({
  groups: { open, queued: [], done: [] },
  hasUnlisted: true,
  buildings: null,
});

function openAt(pathname: string, isAlone: boolean) {
  const scrolled: number[] = [];
  const wanted: WantedFocus[] = [];
  window.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') scrolled.push(options.top ?? -1);
  };
  const moveFocus = (one: WantedFocus) => void wanted.push(one);
  const { rerender } = renderHook(
    (at: string) => useReturnToList({ pathname: at, order, isAlone, moveFocus }),
    {
      initialProps: pathname,
    },
  );
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    fireEvent.scroll(window);
  };
  return { goTo: rerender, scrollTo, scrolled, wanted };
}

test('on a phone a job opens at its top, and the list keeps its scroll position', () => {
  const { goTo, scrollTo, scrolled, wanted } = openAt('/ablesung', true);
  scrollTo(1500);
  goTo('/ablesung/b');
  scrollTo(40);
  goTo('/ablesung');
  expect(scrolled).toEqual([0, 1500]);
  expect(wanted).toEqual([{ path: '/ablesung/b', isBack: true }]);
});

test('beside a job the list has not moved; the card has the focus again', () => {
  const { goTo, scrolled, wanted } = openAt('/ablesung', false);
  goTo('/ablesung/a');
  goTo('/ablesung');
  expect(scrolled).toEqual([]);
  expect(wanted).toEqual([{ path: '/ablesung/a', isBack: true }]);
});

test.each([
  { says: 'a job that is not in the list', from: '/ablesung/gone', wanted: [] },
  {
    says: 'the form for an unlisted meter',
    from: '/ablesung/neu',
    wanted: [{ path: '/ablesung/neu', isBack: true }],
  },
])('coming from $says', ({ from, wanted: expected }) => {
  const { goTo, wanted } = openAt(from, false);
  goTo('/ablesung');
  expect(wanted).toEqual(expected);
});

test('going from one job to the next restores no scroll position', () => {
  const { goTo, scrolled, wanted } = openAt('/ablesung/a', true);
  goTo('/ablesung/b');
  expect([scrolled, wanted]).toEqual([[], []]);
});
