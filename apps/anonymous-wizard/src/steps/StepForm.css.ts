import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const open = style({ marginTop: space[8] });
