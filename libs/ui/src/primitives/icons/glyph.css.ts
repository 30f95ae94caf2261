import { style } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

/** The parts cut out of the solid triangle and octagon have the colour of the ground behind them. */
export const glyph = style({
  stroke: `var(--ab-glyph, ${vars.color.paper})`,
  strokeWidth: 2,
  '@media': { [forcedColours]: { stroke: 'Canvas' } },
});
