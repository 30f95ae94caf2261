import { globalStyle } from '@vanilla-extract/css';
import { MOST_PRINTED } from './most-printed';

/**
 * On paper, the rows of a list that scrolls stand below each other. Their places and the height of
 * the whole list are those of the screen. A row leaves its `position` to this rule.
 */
export function printRows(list: string): void {
  globalStyle(list, {
    '@media': {
      print: {
        height: 'auto !important',
        maxHeight: 'none !important',
        overflow: 'visible !important',
      },
    },
  });
  globalStyle(`${list} > :not([aria-hidden])`, {
    position: 'absolute',
    '@media': {
      print: {
        position: 'static',
        height: 'auto !important',
        transform: 'none !important',
        breakInside: 'avoid',
      },
    },
  });
  // Rows further down stay for the person who is there; the paper leaves them out.
  globalStyle(`${list} > :not([aria-hidden]):nth-child(n + ${MOST_PRINTED + 1})`, {
    '@media': { print: { display: 'none' } },
  });
  globalStyle(`${list} > [aria-hidden]`, { '@media': { print: { display: 'none' } } });
}
