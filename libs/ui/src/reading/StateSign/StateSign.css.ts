import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { cellHeight, cellWidth } from '../Drums/Drums.css';

export const window = style({
  vars: { [cellWidth]: '32px', [cellHeight]: '46px' },
  display: 'flex',
  gap: vars.space[1],
});
