import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

/** Placed between the counter and its photos. */
export const earlier = style({ marginBottom: vars.space[4], fontSize: '0.875rem' });
