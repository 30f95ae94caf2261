import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({ marginBottom: vars.space[8] });
