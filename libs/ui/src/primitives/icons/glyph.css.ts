import { style } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

/** What is cut out of the solid triangle and octagon shows the ground behind them. */
export const glyph = style({
  stroke: `var(--ab-glyph, ${vars.color.paper})`,
  strokeWidth: 2,
  '@media': { [forcedColours]: { stroke: 'Canvas' } },
});
