import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { chip } from '../Chip/Chip.css';

export const frame = style({
  position: 'relative',
  display: 'block',
  flex: '1 1 7.5rem',
  minWidth: 0,
  maxWidth: '22rem',
});
const base = style([
  chip,
  {
    width: '100%',
    // A long name of a building ends before the arrow.
    paddingRight: '36px',
    textOverflow: 'ellipsis',
    appearance: 'none',
  },
]);
export const select = styleVariants({
  all: [base],
  chosen: [
    base,
    {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
      fontWeight: 600,
    },
  ],
});
export const arrow = style({
  position: 'absolute',
  right: '10px',
  top: '12px',
  lineHeight: 0,
  pointerEvents: 'none',
});
