import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const row = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space[2] });
