import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** On a narrow screen the scale has its own line. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr) 6rem 4.5rem',
  alignItems: 'center',
  gap: `${space[1]} ${space[6]}`,
  flex: 1,
  minWidth: 0,
  '@media': {
    '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) auto 4rem', columnGap: space[3] },
  },
});
export const name = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const scale = style({
  '@media': { '(max-width: 900px)': { gridColumn: '1 / -1', gridRow: 2 } },
});
export const figure = style({ textAlign: 'right', whiteSpace: 'nowrap' });
export const percent = style([figure, { color: color.inkSoft }]);
