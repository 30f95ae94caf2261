import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxWidth: '840px',
});
export const head = style({ display: 'grid', gap: space[2] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const job = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  borderBottom: `1px solid ${color.line}`,
  // A share may contain 999 jobs: those out of view are not laid out. A row then clips what leaves it, so
  // the ring of a focused button needs its room inside.
  paddingRight: space[2],
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 72px',
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space[3]}`,
  padding: `${space[3]} 0`,
});
export const unknown = style({ marginTop: space[3], color: color.inkSoft });
