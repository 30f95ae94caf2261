import { style } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

const { color, space } = vars;

/** A row with a checkbox or a radio button. The whole row can be tapped. */
export const row = style({
  display: 'flex',
  gap: space[3],
  minHeight: '48px',
  padding: `${space[3]} 0`,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
export const hint = style({
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  color: color.inkSoft,
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  border: `1px solid ${color.lineStrong}`,
  background: color.paper,
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:checked': { borderColor: color.ink, background: color.ink },
    '&[aria-readonly="true"]': { borderColor: color.line, cursor: 'not-allowed' },
    '&[aria-readonly="true"]:checked': { background: color.inkMute },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    '&[aria-invalid="true"]': { border: `5px double ${color.critical}` },
  },
  '@media': { [forcedColours]: { appearance: 'auto' } },
});
export const box = style([
  mark,
  {
    borderRadius: vars.radius.cell,
    selectors: {
      '&:checked::after': {
        content: '',
        width: '6px',
        height: '12px',
        border: `solid ${color.paper}`,
        borderWidth: '0 2.5px 2.5px 0',
        transform: 'rotate(43deg) translate(-1px, -1px)',
      },
    },
  },
]);
export const radio = style([
  mark,
  {
    borderRadius: '50%',
    selectors: {
      '&:checked::after': {
        content: '',
        width: '10px',
        height: '10px',
        borderRadius: '50%',
        background: color.paper,
      },
    },
  },
]);

export const legend = style({ padding: 0, fontWeight: 600, marginBottom: vars.space[1] });
