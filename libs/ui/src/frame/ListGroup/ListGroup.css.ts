import { style } from '@vanilla-extract/css';
import { lowScreen, vars } from '../../theme/vars.css';

const { color, space } = vars;

/** Stays visible below the bar while its group scrolls; on a low screen, without the bar, at the top. */
export const head = style({
  position: 'sticky',
  top: `calc(${vars.bar} + 4px)`,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  padding: `${space[4]} ${space[4]} ${space[2]}`,
  borderBottom: `2px solid ${color.ink}`,
  background: color.paper,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  letterSpacing: 0,
  '@media': { [lowScreen]: { top: 0 } },
});

export const count = style({ fontWeight: 400, color: color.inkSoft });
