import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const screen = style({ display: 'grid', gap: vars.space[8], maxWidth: '640px' });
export const scale = style({ justifySelf: 'stretch' });
