import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const text = style({ color: vars.color.inkSoft });
export const state = style({
  color: vars.color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  selectors: { '&:empty': { display: 'none' } },
});
/** The file button is one of the buttons of the row. */
export const among = style({ display: 'contents' });
