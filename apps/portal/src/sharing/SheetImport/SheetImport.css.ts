import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const inside = style({ display: 'grid', gap: space[3], minWidth: 0 });
export const strong = style({ fontWeight: 600 });
export const soft = style({ color: color.inkSoft, fontSize: '0.875rem' });
export const list = style({
  height: 'min(50vh, 528px)',
  minHeight: '180px',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  borderTop: `1px solid ${color.lineStrong}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  gap: `0 ${space[3]}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    'screen and (min-width: 768px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.6fr)',
      alignItems: 'center',
    },
  },
});
export const what = style({ display: 'grid', minWidth: 0 });
export const number = style({
  overflow: 'hidden',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const value = style({
  overflow: 'hidden',
  textAlign: 'right',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const state = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { 'screen and (min-width: 768px)': { gridColumn: 'auto' } },
});
/** Words without a sign, below those that have one. */
export const none = style([soft, { paddingLeft: `calc(20px + ${space[2]})` }]);
