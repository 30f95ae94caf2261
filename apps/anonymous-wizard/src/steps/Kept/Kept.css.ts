import { style } from '@vanilla-extract/css';

/** As wide as the form that it stands for. */
export const kept = style({ maxWidth: '640px' });
