import { below640, vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';
import { roomForBar } from '../base/room-for-bar';

const { space, color } = vars;

export const foot = style({
  display: 'grid',
  gap: space[2],
  maxWidth: '640px',
  '@media': {
    [below640]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      margin: `0 calc(-1 * ${space[4]})`,
      padding: `${space[2]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${color.line}`,
      background: color.paper,
    },
    print: { display: 'none' },
  },
});
export const place = style({ fontSize: '0.875rem', lineHeight: 1.4286, color: color.inkSoft });
roomForBar(foot);
