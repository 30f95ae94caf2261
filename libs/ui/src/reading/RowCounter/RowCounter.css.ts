import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';
import { cellHeight, cellWidth } from '../Drums/Drums.css';

const { color } = vars;

/** From one digit to the next: 2 px separate two cells. */
const step = `(${cellWidth} + 2px)`;
/** What the comma takes from the caret's line. Fonts differ here by less than a caret's width. */
const commaStep = `(${cellWidth} * 0.62 + 2px)`;

export const frame = style({
  vars: {
    [cellWidth]: 'min(22px, calc((100cqi - 14px) / (var(--ab-cells) + 0.62) - 2px))',
    [cellHeight]: '32px',
  },
  containerType: 'inline-size',
  position: 'relative',
  display: 'block',
  minWidth: 0,
});

const inputBase = style({
  // Lies over the drums, which show its digits. Its own text only leads the caret from cell to cell.
  position: 'relative',
  zIndex: 1,
  display: 'block',
  width: '100%',
  height: '44px',
  padding: 0,
  // One pixel is left to the last cell: its step ends inside the frame of the drums.
  paddingRight: `calc(1px + var(--ab-steps) * ${step} + var(--ab-commas) * ${commaStep})`,
  border: '3px solid transparent',
  borderRadius: '3px',
  background: 'transparent',
  color: 'transparent',
  caretColor: color.digit,
  font: `500 calc(${cellWidth} * 1.2)/1 ${vars.font}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `calc(${step} - 1ch)`,
  textAlign: 'right',
  // Neither the bar above nor the bar that sends below may cover the focused field.
  scrollMargin: '84px 0 148px',
  selectors: {
    // Drawn inside the field, because the list clips everything outside it.
    '&:focus-visible': { outlineOffset: '-3px' },
    '&::selection': { background: 'rgb(255 255 255 / 0.28)', color: 'transparent' },
  },
  '@media': { [forcedColours]: { forcedColorAdjust: 'none', caretColor: 'CanvasText' } },
});
export const input = styleVariants({
  right: [inputBase],
  wrong: [inputBase, { border: `3px double ${color.critical}` }],
});

export const picture = style({
  position: 'absolute',
  inset: '3px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
});
/** Its width and the frames of the drums beside it are the step of the comma in the field. */
export const comma = style({
  alignSelf: 'end',
  width: `calc(${commaStep} - 4px)`,
  paddingBottom: '4px',
  fontSize: '1.25rem',
  lineHeight: 1,
  fontWeight: 600,
  textAlign: 'center',
});
