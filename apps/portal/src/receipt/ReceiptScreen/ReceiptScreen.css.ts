import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const screen = style({
  display: 'grid',
  gap: space[6],
  maxWidth: '640px',
  '@media': { print: { maxWidth: 'none' } },
});
export const aside = style({ '@media': { print: { display: 'none' } } });
export const lead = style({ marginTop: space[3], color: color.inkSoft });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
  '@media': { print: { display: 'none' } },
});
