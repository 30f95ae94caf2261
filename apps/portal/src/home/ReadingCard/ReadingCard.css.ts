import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const card = style({ display: 'grid', gap: space[6] });
export const open = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[6]}`,
});
export const label = style({ fontSize: '1.125rem' });
export const of = style({ color: color.inkSoft });
export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[2],
});
export const scale = style({ flex: '1 0 100%' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
