import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const skip = style({
  position: 'absolute',
  zIndex: 20,
  top: 0,
  // Whatever its height is with large text.
  transform: 'translateY(-101%)',
  left: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.ink,
  color: vars.color.paper,
  ':focus': { top: vars.space[2], transform: 'none' },
  '@media': { print: { display: 'none' } },
});
