import { style } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

const { color, space } = vars;

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'end',
});

export const dialog = style({
  width: 'min(344px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: color.paper,
  color: color.ink,
  boxShadow: `${vars.float}, inset 0 4px ${color.brandLine}`,
  '::backdrop': { background: 'rgb(10 14 12 / 0.55)' },
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
// Fills the whole dialog, so that only a click beside the dialog hits the dialog element itself.
export const inside = style({ padding: `${space[4]} ${space[3]} ${space[3]}` });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  paddingLeft: space[3],
});
export const title = style({ fontSize: '1.125rem', lineHeight: 1.3333 });
export const loading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '96px',
  padding: space[3],
});
