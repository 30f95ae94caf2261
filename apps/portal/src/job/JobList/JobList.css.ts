import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stays in sight while its group scrolls; under the bar, except where that scrolls away, too. */
export const head = style({
  position: 'sticky',
  top: `calc(${vars.bar} + 4px)`,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[2]}`,
  borderBottom: `2px solid ${vars.color.ink}`,
  background: vars.color.paper,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  letterSpacing: 0,
  '@media': { '(max-height: 479px)': { top: 0 } },
});

export const count = style({ fontWeight: 400, color: vars.color.inkSoft });
