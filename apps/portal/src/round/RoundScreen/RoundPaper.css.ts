import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** On a screen, the cards are the round. */
export const paper = style({
  display: 'none',
  '@media': {
    print: { display: 'table', width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' },
  },
});
export const cell = style({
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  textAlign: 'left',
  verticalAlign: 'top',
});
/** Somebody holds the sheet against the meter, so its number stays whole and the place gives way. */
export const place = style([cell, { minWidth: '24mm', fontWeight: 600, overflowWrap: 'anywhere' }]);
export const meter = style([cell, { overflowWrap: 'anywhere' }]);
export const whole = style([cell, { whiteSpace: 'nowrap' }]);
export const number = style({ whiteSpace: 'nowrap' });
export const line = style({ borderTop: `1px solid ${color.line}`, breakInside: 'avoid' });
export const digits = style({ display: 'flex', alignItems: 'end', gap: '2px' });
export const digit = style({
  flex: 'none',
  width: '6mm',
  height: '8mm',
  border: `1px solid ${color.ink}`,
});
/** A printer may have no red, so a thicker bottom line marks the decimals. */
export const decimal = style([digit, { borderBottomWidth: '3px' }]);
export const unit = style({ paddingLeft: space[1] });
