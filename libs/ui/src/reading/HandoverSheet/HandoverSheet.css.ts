import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const sheet = style({
  maxWidth: '760px',
  border: `1px solid ${color.ink}`,
  borderTop: `4px solid ${color.brandLine}`,
  background: color.paper,
  '@media': { print: { display: 'table', width: '100%', maxWidth: 'none', border: 0 } },
});
/** On paper it is the head of a table, which browsers repeat on each page. */
export const top = style({
  '@media': { print: { display: 'table-header-group', breakInside: 'avoid' } },
});
export const head = style({
  padding: `${space[3]} ${space[5]}`,
  borderBottom: `1px solid ${color.ink}`,
  '@media': { print: { borderTop: `4px solid ${color.brandLine}` } },
});
export const place = style({ overflowWrap: 'anywhere' });
export const meters = style({ padding: `0 ${space[5]}` });
export const meter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space[3]} ${space[5]}`,
  padding: `${space[4]} 0`,
  breakInside: 'avoid',
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.line}` } },
  '@media': { 'screen and (max-width: 559px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const number = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const about = style({
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
});
export const values = style({ display: 'grid', alignContent: 'start', gap: space[2], margin: 0 });
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
});
export const figure = style({
  margin: '0 0 0 auto',
  fontSize: '1.125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[6],
  padding: space[5],
  borderTop: `1px solid ${color.ink}`,
  breakInside: 'avoid',
  '@media': { 'screen and (max-width: 559px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const role = style({ fontSize: '0.875rem', lineHeight: 1.4286, color: color.inkSoft });
/** Room to write by hand. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: '44px',
  marginBottom: space[1],
  borderBottom: `1px solid ${color.ink}`,
  overflowWrap: 'anywhere',
});
export const foot = style({
  breakBefore: 'avoid',
  padding: `${space[3]} ${space[5]}`,
  borderTop: `1px dashed ${color.ink}`,
  fontSize: '0.8125rem',
  lineHeight: 1.2308,
  color: color.inkSoft,
});
