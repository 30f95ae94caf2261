import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const legend = style({ padding: 0, fontWeight: 600, marginBottom: vars.space[1] });
