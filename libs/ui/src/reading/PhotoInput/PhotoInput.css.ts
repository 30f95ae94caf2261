import { style } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

const { color, space } = vars;

const finger = '(pointer: coarse)';

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

export const problem = style({ marginBottom: space[2], fontSize: '0.875rem', fontWeight: 600 });

export const tiles = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const tile = style({ width: '136px' });

const empty = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[1],
  width: '136px',
  height: '102px',
  padding: space[2],
  borderRadius: vars.radius.control,
  color: color.ink,
  font: `600 0.875rem/1.4286 ${vars.font}`,
  textAlign: 'center',
});

export const pending = style([
  empty,
  { background: color.sunken, border: `1px solid ${color.line}`, fontWeight: 400 },
]);

export const add = style([
  empty,
  {
    border: `1px dashed ${color.lineStrong}`,
    background: color.paper,
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-disabled])': { borderStyle: 'solid', background: color.sunken },
      '&[aria-disabled]': {
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'center',
        justifyItems: 'start',
        height: '56px',
        textAlign: 'left',
        borderColor: color.line,
        color: color.inkMute,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [forcedColours]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
    },
  },
]);
export const addNeeded = style([add, { border: `2px solid ${color.warning}` }]);

// Where there is no finger, there is hardly a camera that looks at a meter.
export const camera = style({ display: 'none', '@media': { [finger]: { display: 'block' } } });
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
