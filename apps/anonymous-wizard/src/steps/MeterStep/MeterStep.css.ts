import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const lead = style({ maxWidth: '60ch', marginTop: space[3], fontSize: '1.125rem' });
export const soft = style({ marginTop: space[3], color: color.inkSoft });
// The line keeps its height while it is empty, so that nothing moves when its text disappears.
export const token = style({
  minHeight: '1.5rem',
  margin: `${space[2]} 0 ${space[4]}`,
  color: color.inkSoft,
  fontSize: '0.875rem',
});
export const stack = style({ display: 'grid', gap: space[8] });
/** Keeps the line of the rare meters away from the last choice of the others. */
export const rare = style({ marginTop: space[4] });
export const number = style({ maxWidth: '360px' });
export const detected = style({ marginTop: space[3] });
