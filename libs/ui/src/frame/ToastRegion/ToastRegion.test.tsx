import { act, fireEvent, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { createNotices } from '../../observable';
import { renderWithTexts } from '../../testing';
import { ToastRegion } from './ToastRegion';

const sent = {
  type: 'success',
  title: 'notice_sent_title',
  message: 'notice_sent_text',
} as const;

const elapse = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function show() {
  const notices = createNotices(() => '1');
  notices.show(sent);
  await renderWithTexts(<ToastRegion notices={notices} />);
  return { notices, toast: screen.getByRole('status') };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('closes by itself after ten seconds, not earlier', async () => {
  const { notices } = await show();
  elapse(9_999);
  expect(notices.get()).toHaveLength(1);
  elapse(1);
  expect(notices.get()).toEqual([]);
});

test.each([
  { says: 'the mouse is over it', hold: fireEvent.mouseEnter, free: fireEvent.mouseLeave },
  { says: 'the focus is in it', hold: fireEvent.focus, free: fireEvent.blur },
])('stays while $says', async ({ hold, free }) => {
  const { notices, toast } = await show();
  hold(toast.parentElement ?? toast);
  elapse(60_000);
  expect(notices.get()).toHaveLength(1);
  free(toast.parentElement ?? toast);
  elapse(10_000);
  expect(notices.get()).toEqual([]);
});

test('stays while the focus is in it, even when the mouse has left', async () => {
  const { notices, toast } = await show();
  const box = toast.parentElement ?? toast;
  fireEvent.mouseEnter(box);
  fireEvent.focus(box);
  fireEvent.mouseLeave(box);
  elapse(60_000);
  expect(notices.get()).toHaveLength(1);
});

test('can be closed', async () => {
  const { notices } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
  expect(notices.get()).toEqual([]);
});

test.each([
  { says: 'an error is announced at once', type: 'error', role: 'alert' },
  { says: 'a success is announced when there is a pause', type: 'success', role: 'status' },
] as const)('$says', async ({ type, role }) => {
  const notices = createNotices(() => '1');
  notices.show({ ...sent, type });
  await renderWithTexts(<ToastRegion notices={notices} />);
  expect(screen.getByRole(role)).toHaveTextContent('Senden erfolgreich');
});

test('in a wide window, a toast leaves its place if the focus is below it', async () => {
  const { toast } = await show();
  const region = toast.closest('section') ?? toast;
  region.getBoundingClientRect = () => DOMRect.fromRect({ x: 864, y: 76, width: 400, height: 110 });
  const fieldAt = (x: number, y: number) => {
    const field = document.body.appendChild(document.createElement('input'));
    field.getBoundingClientRect = () => DOMRect.fromRect({ x, y, width: 120, height: 44 });
    return field;
  };
  for (const [field, isAtBottom] of [
    [fieldAt(1124, 94), true],
    [fieldAt(700, 94), false],
    [fieldAt(1124, 30), false],
    [fieldAt(800, 150), true],
    [fieldAt(1124, 190), false],
  ] as const) {
    field.focus();
    expect(region.hasAttribute('data-at-bottom')).toBe(isAtBottom);
  }
});

test('a toast follows the focus, also within the shadow root of an embedded form', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const notices = createNotices(() => '1');
  notices.show(sent);
  await renderWithTexts(createPortal(<ToastRegion notices={notices} />, container));
  const region = container.querySelector('section');
  const fieldAt = (top: number) => {
    const field = container.appendChild(document.createElement('input'));
    field.getBoundingClientRect = () => DOMRect.fromRect({ y: top, height: 40 });
    return field;
  };
  const [high, low] = [fieldAt(10), fieldAt(window.innerHeight - 60)];
  for (const [field, isAtTop] of [
    [low, true],
    [high, false],
    [low, true],
  ] as const) {
    field.focus();
    expect(region?.hasAttribute('data-at-top')).toBe(isAtTop);
  }
});
