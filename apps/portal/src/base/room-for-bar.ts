import { below640 } from '@ablesbar/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/**
 * Keeps what has the focus from standing behind a bar at the foot of a phone. Not as padding of the page: the
 * bar's own button would then scroll away under the finger.
 */
export function roomForBar(bar: string): void {
  const fields = 'main :is(a, button, input, select, textarea, summary)';
  globalStyle(`html:has(${bar}) ${fields}:not(${bar} *)`, {
    '@media': { [below640]: { scrollMarginBottom: '96px' } },
  });
}
