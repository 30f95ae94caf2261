import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/**
 * Screen readers announce only changes of an existing region, so the line is in the page before it
 * is needed. While empty it takes no place in a grid.
 */
export const line = style({
  color: vars.color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  ':empty': { position: 'absolute' },
});
