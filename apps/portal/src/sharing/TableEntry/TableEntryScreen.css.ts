import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
export const head = style({ display: 'grid', gap: space[2] });
export const hint = style({ maxWidth: '70ch', color: color.inkSoft });
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const tools = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@media': {
    'screen and (min-width: 768px)': { gridTemplateColumns: 'repeat(3, minmax(0, 20rem))' },
  },
});
export const strong = style({ fontWeight: 600 });
export const soft = style({ color: color.inkSoft });
export const progress = style({ flex: '1 1 16rem', display: 'grid', gap: space[2] });
export const end = style({ flex: '1 1 16rem' });
/** Hidden while it is empty. */
export const said = style({ selectors: { '&:empty': { display: 'none' } } });
export const question = style({ display: 'grid', gap: space[2] });
