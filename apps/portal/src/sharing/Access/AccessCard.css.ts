import { vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space[8], color: '#000' } },
});
// While the page contains a card, only the card is printed.
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@media': { print: { display: 'none !important' } },
});

export const card = style({
  display: 'grid',
  gap: space[3],
  maxWidth: '180mm',
  padding: '8mm',
  border: '1px solid #000',
  breakInside: 'avoid',
});
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8mm',
  alignItems: 'start',
  overflowWrap: 'anywhere',
});
/** Without its quiet zone, the code itself is at least 32 mm wide. */
export const code = style({ width: '44mm' });
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: '8mm' });
export const utility = style({ fontWeight: 600 });
export const name = style({ fontSize: '1.5rem' });
export const small = style({ fontSize: '0.875rem', fontWeight: 400 });
export const meters = style({ display: 'grid', gap: space[1] });
export const list = style({ columns: 2, columnGap: '8mm', fontSize: '0.875rem' });

/** A separate page, in large type, for people who walk past. */
export const notice = style({
  display: 'grid',
  alignContent: 'start',
  gap: '10mm',
  padding: '12mm 8mm',
  breakInside: 'avoid',
  selectors: { '& + &': { breakBefore: 'page' } },
});
export const call = style({ fontSize: '3rem', lineHeight: 1.1 });
export const large = style({ fontSize: '1.5rem', lineHeight: 1.35 });
export const house = style({ fontSize: '1.5rem', fontWeight: 600 });
