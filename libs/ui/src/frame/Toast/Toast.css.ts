import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const toast = style({ borderRadius: vars.radius.cell, boxShadow: vars.float });
