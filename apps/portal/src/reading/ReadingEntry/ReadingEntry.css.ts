import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const access = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
