import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

const { color } = vars;

/** The component that shows drums sets the width and the height of a cell. */
export const cellWidth = createVar('cell-width');
export const cellHeight = createVar('cell-height');

const base = style({
  position: 'relative',
  display: 'flex',
  padding: '3px',
  borderRadius: '3px',
  selectors: {
    '&:focus-within': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': { print: { padding: 0, background: '#fff' } },
});

/** The fine scale at the edge of the last red drum, as on bellows meters. */
export const fineScale = style({
  '::after': {
    content: '',
    position: 'absolute',
    top: '8px',
    right: '5px',
    bottom: '8px',
    width: '4px',
    background: `repeating-linear-gradient(${color.digit} 0 1px, transparent 1px 5px)`,
    opacity: 0.55,
    pointerEvents: 'none',
  },
  '@media': { print: { '::after': { display: 'none' } } },
});

const red = style({ background: color.red });

/** Black drums show whole units, red drums the decimals, as on the meter itself. */
export const drums = styleVariants({
  whole: [base, { background: color.bezel, boxShadow: `0 0 0 1px ${color.bezelEdge}` }],
  decimal: [base, red],
});

export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: cellWidth,
  height: cellHeight,
  borderRadius: vars.radius.cell,
  background: `linear-gradient(${color.drumEdge}, ${color.drum} 26%, ${color.drum} 74%, ${color.drumEdge})`,
  boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 0.07)',
  color: color.digit,
  fontSize: `calc(${cellWidth} * 0.76)`,
  fontStyle: 'normal',
  fontWeight: 500,
  lineHeight: 1,
  selectors: {
    '& + &': { marginLeft: '2px' },
  },
  '@media': {
    [forcedColours]: {
      border: '1px solid CanvasText',
      color: 'CanvasText',
      selectors: { [`${red} > &`]: { borderBottomWidth: '3px' } },
    },
    print: {
      border: '1px solid #000',
      background: '#fff',
      boxShadow: 'none',
      color: '#000',
      // A printer may have no red, so a thicker bottom line marks the decimals.
      selectors: { [`${red} > &`]: { borderBottomWidth: '3px' } },
    },
  },
});

/** A placeholder for a missing digit. It is never part of the value. */
export const ghost = style({ color: color.ghost, fontWeight: 400 });
export const masked = style({
  background: 'repeating-linear-gradient(-45deg, #2b312e 0 3px, #101311 3px 8px)',
});
export const doubtful = style({
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'auto 3px 4px',
    height: '3px',
    background: color.warningMark,
  },
});

/** Drums with the comma behind them. */
export const part = style({ display: 'inline-flex', alignItems: 'flex-end', whiteSpace: 'nowrap' });
export const wrapping = style({ flexWrap: 'wrap', rowGap: vars.space[1] });

export const number = styleVariants({
  s: [part, { vars: { [cellWidth]: '17px', [cellHeight]: '25px' } }],
  m: [part, { vars: { [cellWidth]: '26px', [cellHeight]: '38px' } }],
  l: [part, { vars: { [cellWidth]: '40px', [cellHeight]: '58px' } }],
});
export const comma = style({ padding: '0 2px 1px', fontWeight: 600 });
/** A margin of the unit itself would indent it in a line of its own. */
export const beforeUnit = style([part, { marginRight: vars.space[2] }]);
export const unit = style({ alignSelf: 'center' });
