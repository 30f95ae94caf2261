import { vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space[8], color: '#000' } },
});
// While there is a card, paper is for it alone.
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@media': { print: { display: 'none !important' } },
});

const part = style({
  display: 'grid',
  gap: space[3],
  maxWidth: '180mm',
  padding: '8mm',
  border: '1px solid #000',
  breakInside: 'avoid',
});
export const card = style([part]);
export const notice = style([part, { breakBefore: 'page', border: 0 }]);
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8mm',
  overflowWrap: 'anywhere',
});
/** The code itself, without its quiet zone, is at least 32 mm. */
export const code = style({ width: '44mm' });
export const utility = style({ fontWeight: 600 });
export const small = style({ fontSize: '0.875rem' });
export const large = style({ fontSize: '1.375rem', fontWeight: 600 });
