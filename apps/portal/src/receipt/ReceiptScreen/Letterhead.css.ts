import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({
  display: 'none',
  '@media': { print: { display: 'flex', alignItems: 'center', gap: space[4] } },
});
export const logo = style({ height: '40px', width: 'auto', maxWidth: '160px' });
export const foot = style({ display: 'none', '@media': { print: { display: 'block' } } });
