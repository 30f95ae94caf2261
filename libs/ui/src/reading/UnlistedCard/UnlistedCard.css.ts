import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** Dashed, because there is no meter in it yet. */
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.cell,
  '@container': { '(max-width: 319px)': { width: '24px', height: '24px' } },
});
export const words = style({ minWidth: 0, alignSelf: 'center', fontWeight: 600 });
