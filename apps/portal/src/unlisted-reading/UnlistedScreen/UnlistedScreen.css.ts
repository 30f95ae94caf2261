import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, color } = vars;

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '640px',
  margin: '0 auto',
  '@media': { '(min-width: 1024px)': { margin: 0 } },
});

export const scan = style({ marginTop: space[3], selectors: { '&:empty': { display: 'none' } } });
export const medium = style({ marginTop: space[5] });
export const lead = style({ color: color.inkSoft });
