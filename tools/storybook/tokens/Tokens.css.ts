import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({ display: 'grid', gap: space[8], maxWidth: '1120px' });
export const intro = style({ maxWidth: '60ch', marginTop: space[3], color: color.inkSoft });
export const file = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space[6],
});
export const list = style({ display: 'grid', gap: space[2], marginTop: space[3] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
});
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  height: '48px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  fontWeight: 600,
});
export const soft = style({ color: color.inkSoft });
export const bar = style({ height: '16px', maxWidth: '100%', background: color.brandLine });
export const corner = style({ width: '64px', height: '48px', border: `2px solid ${color.ink}` });
export const line = style({ width: '32px', height: '4px' });
