import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const back = style({ color: vars.color.inkSoft });
