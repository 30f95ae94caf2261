import { renderHook } from '@testing-library/react';
import { textScale, useNarrow } from './use-narrow';

const root = document.documentElement;

beforeEach(() => {
  const media = { matches: false, addEventListener() {}, removeEventListener() {} };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => media });
});
afterEach(() => {
  root.style.fontSize = '';
  window.innerWidth = 1024;
});

test.each([
  { text: '', width: 1280, scale: 1, isNarrow: false },
  { text: '16px', width: 1280, scale: 1, isNarrow: false },
  { text: '32px', width: 1280, scale: 2, isNarrow: true },
  { text: '32px', width: 2400, scale: 2, isNarrow: false },
])('text of "$text" at $width px: rows are $scale times as high', ({ text, width, ...is }) => {
  root.style.fontSize = text;
  window.innerWidth = width;
  expect(textScale()).toBe(is.scale);
  expect(renderHook(useNarrow).result.current).toBe(is.isNarrow);
});
