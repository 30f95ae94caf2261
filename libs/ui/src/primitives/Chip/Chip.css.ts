import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '44px',
  maxWidth: '100%',
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.paper,
  color: color.ink,
  font: `400 0.875rem/1.4286 ${vars.font}`,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink, background: color.sunken },
    '&[aria-pressed="true"]': {
      borderColor: color.ink,
      boxShadow: `inset 0 0 0 1px ${color.ink}`,
      fontWeight: 600,
    },
  },
});

export const count = style({ fontVariantNumeric: 'tabular-nums' });

const signBase = style({ display: 'flex' });
export const sign = styleVariants({
  plain: [signBase, { color: color.inkMute }],
  good: [signBase, { color: color.success }],
  doubt: [signBase, { color: color.warning }],
  bad: [signBase, { color: color.critical }],
  info: [signBase, { color: color.info }],
});
