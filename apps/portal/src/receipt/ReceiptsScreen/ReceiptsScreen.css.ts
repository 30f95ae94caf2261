import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const screen = style({ display: 'grid', gap: space[6], maxWidth: '760px' });
export const lead = style({ maxWidth: '60ch', color: color.inkSoft });
export const row = style({
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
