import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const label = style({ display: 'block', fontWeight: 600 });
export const mark = style({ fontWeight: 400, color: color.inkSoft });
export const hint = style({
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  color: color.inkSoft,
});

export const input = style({
  width: '100%',
  minHeight: '48px',
  marginTop: space[2],
  padding: `11px ${space[3]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.paper,
  color: color.ink,
  font: `400 1rem/1.5 ${vars.font}`,
  fontVariantNumeric: 'tabular-nums',
  appearance: 'none',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:focus': {
      borderColor: color.ink,
      boxShadow: `inset 0 0 0 1px ${color.ink}`,
      outline: `3px solid ${color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.control,
    },
    // The double line takes its width from the padding, so nothing moves.
    '&[aria-invalid="true"]': {
      border: `5px double ${color.critical}`,
      padding: `7px ${space[2]}`,
      boxShadow: 'none',
    },
    '&[readonly]': { background: color.sunken, borderColor: color.line },
  },
});

const said = style({ display: 'flex', gap: space[2], marginTop: space[2], fontWeight: 600 });
export const problem = style([said, { color: color.critical }]);
export const doubt = style([said, { color: color.warning }]);
