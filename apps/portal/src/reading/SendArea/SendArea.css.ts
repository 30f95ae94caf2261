import { below640, vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';
import { roomForBar } from '../../base/room-for-bar';

const { space, color } = vars;

export const area = style({
  display: 'grid',
  gap: space[4],
  '@media': { print: { display: 'none' } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
/** What is ready can be sent from anywhere in the form, with the thumb. */
export const bar = style([
  row,
  {
    '@media': {
      [below640]: {
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        justifyContent: 'space-between',
        margin: `0 calc(-1 * ${space[4]})`,
        padding: `${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom))`,
        borderTop: `1px solid ${color.line}`,
        background: color.paper,
      },
    },
  },
]);
const onlyInBar = { display: 'none', '@media': { [below640]: { display: 'inline' } } } as const;
export const value = style({ ...onlyInBar, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const short = style(onlyInBar);
export const long = style({ '@media': { [below640]: { display: 'none' } } });
export const hint = style({
  fontSize: '0.875rem',
  color: color.inkSoft,
  '@media': { print: { display: 'none' } },
});
roomForBar(bar);
