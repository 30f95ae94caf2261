import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** A waiting or blocked button is not disabled, because it keeps the focus, but must not look enabled. */
const HOVER = '&:hover:enabled:not([aria-disabled="true"]), a&:hover';

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
  '@media': { print: { display: 'none' } },
  selectors: {
    // Only on hover: a button that is enabled by a keystroke must look enabled at once.
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
    selectors: { [HOVER]: { background: color.brandHover } },
  },
  secondary: {
    background: color.paper,
    borderColor: color.lineStrong,
    color: color.ink,
    selectors: {
      [HOVER]: { background: color.sunken, borderColor: color.ink },
    },
  },
  quiet: {
    background: 'transparent',
    color: color.brandText,
    selectors: {
      [HOVER]: { background: color.sunken },
      // Without a frame while it can be pressed, so without one while it cannot.
      '&:disabled, &[aria-disabled="true"]': {
        background: 'transparent',
        borderColor: 'transparent',
      },
    },
  },
  /** For the bar, where only the current page has the brand's colour. */
  plain: {
    background: 'transparent',
    color: color.ink,
    selectors: {
      // Narrow, because the bar holds several buttons. `&&` overrides the padding of the size.
      '&&': { paddingInline: space[3] },
      [HOVER]: { background: color.sunken },
    },
  },
  danger: {
    background: color.paper,
    // The double line warns without colour.
    border: '3px double currentColor',
    color: color.critical,
    selectors: { [HOVER]: { background: color.sunken } },
  },
});

export const size = styleVariants({
  normal: { minHeight: '48px', padding: `11px ${space[5]}` },
  small: { minHeight: '44px', padding: `9px ${space[4]}` },
});

export const wide = style({ width: '100%' });
