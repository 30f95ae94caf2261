import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const screen = style({
  display: 'grid',
  // Without it, the longest word of the title would set the width: 590 px with text at 200 %.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '760px',
  '@media': { print: { maxWidth: 'none' } },
});
export const aside = style({ '@media': { print: { display: 'none' } } });
export const lead = style({ maxWidth: '60ch', marginTop: space[3], color: color.inkSoft });
export const hint = style({ marginBottom: space[4], color: color.inkSoft });
