import { globalStyle } from '@vanilla-extract/css';

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
  globalStyle(`${list} > [aria-hidden]`, { '@media': { print: { display: 'none' } } });
}
