import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

const frameBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minHeight: '48px',
  marginTop: space[2],
  padding: '5px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.paper,
  selectors: {
    '&:focus-within': {
      borderColor: color.ink,
      boxShadow: `inset 0 0 0 1px ${color.ink}`,
      outline: `3px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});
export const frame = styleVariants({
  plain: [frameBase],
  // As in every field, the double line takes its width from the padding.
  wrong: [
    frameBase,
    {
      border: `5px double ${color.critical}`,
      padding: '1px',
      selectors: { '&:focus-within': { borderColor: color.critical, boxShadow: 'none' } },
    },
  ],
});
export const chips = style({ display: 'contents' });
const chipBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  maxWidth: '100%',
  paddingLeft: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  fontSize: '0.875rem',
});
export const chip = styleVariants({
  plain: [chipBase],
  wrong: [chipBase, { borderColor: color.critical, color: color.critical, fontWeight: 600 }],
});
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '36px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
export const input = style({
  flex: '1 1 120px',
  minWidth: '64px',
  minHeight: '36px',
  padding: `0 ${space[2]}`,
  border: 0,
  background: 'none',
  color: color.ink,
  font: `400 1rem/1.5 ${vars.font}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
