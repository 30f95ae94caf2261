import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const whole = style({ display: 'grid', gap: vars.space[4], maxWidth: '60ch' });
