/** @jest-environment node */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useMedia } from './use-media';

test('without a window it does not hold', () => {
  const Said = () => String(useMedia('(min-width: 1px)'));
  expect(renderToString(createElement(Said))).toBe('false');
});
