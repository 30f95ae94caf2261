import { from, vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const screen = style({
  display: 'grid',
  // Without it, long content would make the screen wider than the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxWidth: '760px',
  margin: '0 auto',
  '@media': { [from[1024]]: { margin: 0 }, print: { maxWidth: 'none' } },
});

export const top = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[4] });
export const titles = style({ minWidth: 0 });
// A meter number never wraps; on a phone it becomes smaller instead.
globalStyle(`${titles} h1`, {
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 639px)': { fontSize: 'min(1.75rem, 6.6vw)' } },
});
export const medium = style({ color: vars.color.inkSoft });
