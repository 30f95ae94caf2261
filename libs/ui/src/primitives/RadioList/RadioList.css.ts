import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const legend = style({ fontWeight: 600, marginBottom: vars.space[1] });
