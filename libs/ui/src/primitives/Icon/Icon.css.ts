import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

const base = style({
  flex: 'none',
  // No icon draws beyond its edge, and clipping costs time in every frame of a scrolling list.
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
});

export const icon = styleVariants({
  16: [base, { width: '16px', height: '16px', strokeWidth: 2.25 }],
  20: [base, { width: '20px', height: '20px' }],
  24: [base, { width: '24px', height: '24px' }],
});

/** The parts cut out of the solid triangle and octagon have the colour of the ground behind them. */
export const glyph = style({
  stroke: `var(--ab-glyph, ${vars.color.paper})`,
  strokeWidth: 2,
  '@media': { [forcedColours]: { stroke: 'Canvas' } },
});
