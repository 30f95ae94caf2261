import { style } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';
import * as field from '../../primitives/Field/Field.css';
import { emptyTile, finger } from '../PhotoTile/PhotoTile.css';

const { color, space } = vars;

export const group = style({ borderRadius: vars.radius.control });
export const groupOver = style([
  group,
  {
    background: color.brandTint,
    outline: `2px solid ${color.brandLine}`,
    outlineOffset: space[2],
    '@media': { [forcedColours]: { outlineColor: 'Highlight' } },
  },
]);

export const label = style([field.label, { marginBottom: space[2] }]);
export const { mark } = field;

export const problem = style({ marginBottom: space[2], fontSize: '0.875rem', fontWeight: 600 });

export const tiles = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const tile = style({ width: '136px' });

export const pending = style([
  emptyTile,
  { background: color.sunken, border: `1px solid ${color.line}`, fontWeight: 400 },
]);

export const withMouse = style({ '@media': { [finger]: { display: 'none' } } });

export const hint = style({
  marginTop: space[2],
  color: color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
});

export const says = style({ display: 'grid', gap: space[2] });
export const refused = style({
  display: 'flex',
  gap: space[2],
  marginTop: space[2],
  color: color.critical,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const doubted = style({
  display: 'flex',
  gap: space[2],
  marginTop: space[2],
  color: color.warning,
  fontWeight: 600,
});
