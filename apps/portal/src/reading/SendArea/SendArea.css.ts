import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const area = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const open = style({ justifySelf: 'stretch' });
export const hint = style({ fontSize: '0.875rem', color: vars.color.inkSoft });
