import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const ways = style({ display: 'grid', gap: space[6], minWidth: 0 });
export const way = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const label = style({
  fontWeight: 600,
  fontSize: '1rem',
  lineHeight: 1.5,
  letterSpacing: 0,
});
export const hint = style({
  color: color.inkSoft,
  fontSize: '0.875rem',
  selectors: { '&:empty': { display: 'none' } },
});
export const beside = style({
  display: 'grid',
  gap: space[2],
  '@media': { 'screen and (min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const link = style({
  width: '100%',
  minHeight: '48px',
  padding: `11px ${space[3]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  color: color.ink,
  font: `400 1rem/1.5 ${vars.font}`,
  textOverflow: 'ellipsis',
});
export const tasks = style({ display: 'grid', gap: space[2] });
export const web = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { 'screen and (min-width: 640px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const code = style({ width: '36mm' });
export const pairs = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const form = style({ display: 'grid', gap: vars.space[5] });
