import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const text = style({ maxWidth: '65ch', marginBottom: space[4], color: color.inkSoft });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
