import { style } from '@vanilla-extract/css';

/** Black on white in every theme, and on paper: that is what cameras look for. */
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
