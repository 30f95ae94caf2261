import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/vars.css';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[2],
  minHeight: '44px',
  marginLeft: '-4px',
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [from[640]]: { display: 'none' }, print: { display: 'none' } },
});
