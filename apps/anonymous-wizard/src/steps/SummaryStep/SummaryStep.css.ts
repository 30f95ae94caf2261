import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const title = style({ marginBottom: space[8] });
export const open = style({ display: 'grid', gap: space[4], marginTop: space[8] });
/** Always in the page, like the line of a slow call. */
export const sending = style({ color: color.inkSoft, ':empty': { position: 'absolute' } });
export const said = style({ marginTop: space[2], color: color.inkSoft });
export const change = style({ display: 'block', margin: `0 calc(-1 * ${space[4]}) 0 0` });
export const photos = style({ display: 'block', color: color.inkSoft, fontSize: '0.875rem' });
export const email = style({ marginTop: space[4] });
// Out of sight; `tabIndex` keeps the keyboard out. With `display: none` programs would notice the trap.
export const trap = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});
