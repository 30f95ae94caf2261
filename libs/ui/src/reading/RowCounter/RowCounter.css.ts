import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { cellHeight, cellWidth } from '../Drums/Drums.css';

const { color } = vars;

export const frame = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'block',
  minWidth: 0,
});

const inputBase = style({
  display: 'block',
  width: '100%',
  height: '44px',
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: '3px',
  background: color.paper,
  color: color.ink,
  font: `500 1.125rem/1 ${vars.font}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.12em',
  textAlign: 'right',
  // Neither the bar above nor the bar that sends below may cover the focused field.
  scrollMargin: '84px 0 148px',
  // Drawn inside the field, because the list clips everything outside it.
  selectors: {
    '&:focus': { background: color.bezel, color: color.digit, caretColor: color.digit },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const input = styleVariants({
  right: [inputBase],
  wrong: [inputBase, { border: `3px double ${color.critical}` }],
});

/** Lies over the field that is not being typed into; a click goes through to it. */
export const picture = style({
  vars: {
    [cellWidth]: 'min(22px, calc((100cqi - 26px) / var(--ab-cells) - 2px))',
    [cellHeight]: '34px',
  },
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  background: color.paper,
  pointerEvents: 'none',
  selectors: { 'input:focus + &': { display: 'none' } },
});
export const comma = style({ alignSelf: 'end', padding: '0 2px 8px', fontWeight: 600 });
