import { style } from '@vanilla-extract/css';

export const target = style({ display: 'block' });
