import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `0 ${space[3]}`,
  minHeight: '72px',
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]': {
      background: color.brandTint,
      boxShadow: `inset 4px 0 ${color.brandLine}`,
    },
  },
  '@media': {
    print: { minHeight: 0, padding: `${space[1]} 0` },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { border: '2px solid Highlight' } },
    },
  },
});

export const words = style({ minWidth: 0 });
/** If number and state do not fit side by side, the state has its own line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
});
/** A longer number than usual breaks, so that the card does not get wider than the window. */
export const number = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const line = style({
  display: 'block',
  color: color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  hyphens: 'auto',
});
/** A meter that is done is less prominent, but can still be read. */
export const done = style({ color: color.inkMute, fontWeight: 400 });

const stateBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: '0.8125rem',
  lineHeight: 1.8462,
  whiteSpace: 'nowrap',
});
export const state = styleVariants({
  plain: [stateBase, { color: color.inkSoft }],
  done: [stateBase, { color: color.inkMute, fontWeight: 600 }],
  queued: [stateBase, { color: color.info, fontWeight: 600 }],
  soon: [stateBase, { color: color.warning, fontWeight: 600 }],
});

/** Dashed, because there is no meter in it yet. */
export const unlistedCell = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.cell,
  '@container': { '(max-width: 319px)': { width: '24px', height: '24px' } },
});
export const unlistedWords = style({ minWidth: 0, alignSelf: 'center', fontWeight: 600 });
