import { style } from '@vanilla-extract/css';

/** Black on white in every theme and in print, because cameras expect it. */
export const code = style({
  display: 'block',
  width: '100%',
  minWidth: '32mm',
  maxWidth: '56mm',
  height: 'auto',
  background: '#ffffff',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});
