import { renderHook } from '@testing-library/react';
import { useRowHeights } from './use-row-heights';

test('other words may take other lines: a new language is measured anew', () => {
  const { result, rerender } = renderHook(({ language }) => useRowHeights(null, language), {
    initialProps: { language: 'de' },
  });
  const { ruler, measured } = result.current;
  rerender({ language: 'de' });
  expect(result.current.ruler).toBe(ruler);
  rerender({ language: 'en' });
  expect(result.current.measured.round).toBe(measured.round + 1);
  expect(result.current.ruler).not.toBe(ruler);
});
