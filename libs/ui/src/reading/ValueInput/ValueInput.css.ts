import { style } from '@vanilla-extract/css';
import { forcedColours, lowScreen, vars } from '../../theme/vars.css';
import { cellHeight, cellWidth } from '../Drums/Drums.css';

const { color, space } = vars;

/** The number of cells that share the width; the component sets it. */
const cells = 'var(--ab-cells)';
const narrow = '(max-width: 460px)';
/** Narrower cells cannot be read: a counter with more of them scrolls. */
const cellIn = (room: string) => `clamp(12px, (${room}) / ${cells} - 2px, 44px)`;

export const reading = style({
  containerType: 'inline-size',
  width: '100%',
  paddingBottom: space[8],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}`, paddingTop: space[5] } },
});

export const legend = style({
  // A floating legend follows the layout like any other element.
  float: 'left',
  width: '100%',
  // 280 px at the usual size of text; nothing comes beside it.
  maxWidth: '17.5rem',
  marginRight: 'max(0px, 100% - 17.5rem)',
  marginBottom: space[1],
  padding: 0,
  fontSize: '1.125rem',
  lineHeight: 1.3333,
  fontWeight: 600,
});

export const last = style({
  clear: 'both',
  marginBottom: space[3],
  color: color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  // A phone on its side shows the whole plate.
  '@media': { [`screen and ${lowScreen}`]: { marginBottom: space[2] } },
});

export const note = style({
  marginTop: space[2],
  color: color.inkSoft,
  fontSize: '0.875rem',
  selectors: { '&:empty': { marginTop: 0 } },
});

export const meter = style({
  clear: 'both',
  // As wide as a thumb if there is room; 8 + 3 digits still fit at 360 px. 2 px separate two cells.
  vars: {
    [cellWidth]: cellIn('100cqi - 104px'),
    [cellHeight]: `max(52px, calc(${cellWidth} * 1.42))`,
  },
  display: 'inline-grid',
  gridTemplate: '"obis ." auto "window unit" auto / auto auto',
  alignItems: 'center',
  justifyContent: 'start',
  gap: `${space[1]} ${space[2]}`,
  maxWidth: '100%',
  padding: `${space[2]} ${space[3]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.plate,
  '@container': {
    // The unit moves up beside the code, so that the drums have the whole width.
    [narrow]: {
      vars: { [cellWidth]: cellIn('100cqi - 50px') },
      gridTemplate: '"obis unit" auto "window window" auto / 1fr auto',
    },
  },
});

/** The double line takes the room of border and padding, so nothing moves when a verdict changes. */
export const refused = style({
  padding: `4px ${space[2]} ${space[2]}`,
  border: `5px double ${color.critical}`,
});

export const obis = style({
  gridArea: 'obis',
  color: color.inkSoft,
  fontSize: '0.8125rem',
  lineHeight: 1.2308,
  letterSpacing: '0.02em',
});
export const counter = style({
  gridArea: 'window',
  display: 'flex',
  alignItems: 'stretch',
  // The outline of the focus lies around the drums, and what scrolls is cut at its edge.
  margin: '-5px',
  padding: '5px',
  overflowX: 'auto',
});
export const comma = style({
  alignSelf: 'end',
  width: '14px',
  paddingBottom: space[1],
  fontSize: '1.75rem',
  fontWeight: 600,
  lineHeight: 1,
  textAlign: 'center',
});
export const unit = style({
  gridArea: 'unit',
  alignSelf: 'end',
  minWidth: '34px',
  paddingBottom: space[3],
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { alignSelf: 'center', minWidth: 0, padding: 0, fontSize: '0.875rem' },
  },
});

const input = style({
  // The cells show the digits. The input's own text is transparent; its letter-spacing only keeps
  // the caret in step with them.
  position: 'absolute',
  inset: '3px',
  width: 'calc(100% - 6px)',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: color.digit,
  font: `500 calc(${cellWidth} * 0.76)/1 ${vars.font}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `calc(${cellWidth} + 2px - 1ch)`,
  appearance: 'none',
  cursor: 'text',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::selection': { background: 'rgb(255 255 255 / 0.28)', color: 'transparent' },
  },
  '@media': { [forcedColours]: { forcedColorAdjust: 'none', caretColor: 'CanvasText' } },
});

export const wholeInput = style([input, { textAlign: 'right' }]);
export const decimalInput = style([input, { textIndent: `calc((${cellWidth} - 1ch) / 2)` }]);
