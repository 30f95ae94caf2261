import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, color } = vars;

export const name = style({ marginBottom: space[1], fontSize: '1rem' });
export const reason = style({ marginTop: space[1] });
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const photo = style({
  display: 'block',
  width: '72px',
  height: '54px',
  objectFit: 'cover',
  border: `1px solid ${color.line}`,
  background: color.sunken,
});
export const comment = style({
  paddingLeft: space[3],
  borderLeft: `2px solid ${color.line}`,
  // A long comment scrolls; otherwise it would fill the whole dialog.
  maxHeight: '8em',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
