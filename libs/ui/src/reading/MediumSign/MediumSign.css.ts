import { style } from '@vanilla-extract/css';

export const sign = style({ display: 'inline-flex', flex: 'none' });
