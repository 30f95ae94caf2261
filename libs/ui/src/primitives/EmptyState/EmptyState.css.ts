import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  // A long word breaks instead of widening the page.
  overflowWrap: 'anywhere',
  gap: space[2],
  maxWidth: '44ch',
  // A list reaches the edge of the window, so the text there keeps the margin of the rows.
  padding: `${space[8]} var(--ab-row-margin, 0px)`,
});
export const sign = style({ display: 'flex', marginBottom: space[2] });
export const text = style({ color: color.inkSoft });
export const action = style({ marginTop: space[3] });
