import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space, radius } = vars;

export const bones = style({ display: 'grid', gap: space[4], maxWidth: '640px' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[3]} 0`,
});
export const lines = style({ display: 'grid', gap: '10px', alignContent: 'center' });

const bone = style({
  display: 'block',
  borderRadius: radius.cell,
  background: color.plate,
  // Where colours are forced, a background is gone.
  outline: '1px solid transparent',
});
export const sign = style([bone, { height: '40px' }]);
export const block = style([bone, { height: '104px', maxWidth: '420px' }]);
export const bar = styleVariants({
  title: [bone, { width: '40%', height: '24px', marginTop: space[4] }],
  long: [bone, { width: '60%', height: '14px' }],
  short: [bone, { width: '80%', height: '10px' }],
});
