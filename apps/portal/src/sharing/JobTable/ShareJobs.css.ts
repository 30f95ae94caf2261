import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const tools = style({
  display: 'grid',
  gap: space[3],
  marginBottom: space[4],
  '@media': {
    'screen and (min-width: 768px)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    },
    print: { display: 'none' },
  },
});
/** Always within reach, however long the list is. */
export const bulk = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} 0`,
  background: color.paper,
  '@media': { print: { display: 'none' } },
});
export const strong = style({ fontWeight: 600 });
export const soft = style({ color: color.inkSoft });
export const problem = style({ color: color.critical, fontWeight: 600 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
