import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const accounts = style({ margin: 0, padding: 0, listStyle: 'none' });
export const account = style({
  padding: `${space[2]} 0`,
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const name = style({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const note = style({ color: color.inkSoft, fontSize: '0.875rem' });
/** The button's text aligns with the text above it; its background starts further left. */
export const add = style({ marginTop: space[2], marginLeft: `calc(-1 * ${space[4]})` });
