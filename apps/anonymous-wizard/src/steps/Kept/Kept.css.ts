import { style } from '@vanilla-extract/css';

/** As wide as the form that it replaces. */
export const kept = style({ maxWidth: '640px' });
