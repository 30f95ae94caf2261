import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  font: `600 1rem/1.5 ${vars.font}`,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    // Under the pointer alone: a button that becomes ready with a key is ready at once.
    '&:hover': { transition: `background-color ${vars.quick}, border-color ${vars.quick}` },
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${color.ink}` },
    '&:disabled, &[aria-disabled="true"]': {
      background: color.plate,
      borderColor: color.line,
      color: color.inkMute,
      cursor: 'not-allowed',
    },
  },
});

export const variant = styleVariants({
  primary: {
    background: color.brand,
    borderColor: color.brandEdge,
    color: color.onBrand,
    selectors: { '&:hover:enabled, a&:hover': { background: color.brandHover } },
  },
  secondary: {
    background: color.paper,
    borderColor: color.lineStrong,
    color: color.ink,
    selectors: {
      '&:hover:enabled, a&:hover': { background: color.sunken, borderColor: color.ink },
    },
  },
  quiet: {
    background: 'transparent',
    color: color.brandText,
    selectors: { '&:hover:enabled, a&:hover': { background: color.sunken } },
  },
  /** In the bar, where the one colour marks where one is. */
  plain: {
    background: 'transparent',
    color: color.ink,
    selectors: {
      // Several stand in one bar; the size would say otherwise.
      '&&': { paddingInline: space[3] },
      '&:hover:enabled, a&:hover': { background: color.sunken },
    },
  },
  danger: {
    background: color.paper,
    // A double line is a stop: it warns before the colour does.
    border: '3px double currentColor',
    color: color.critical,
    selectors: { '&:hover:enabled, a&:hover': { background: color.sunken } },
  },
});

export const size = styleVariants({
  normal: { minHeight: '48px', padding: `11px ${space[5]}` },
  small: { minHeight: '44px', padding: `9px ${space[4]}` },
});

export const wide = style({ width: '100%' });
