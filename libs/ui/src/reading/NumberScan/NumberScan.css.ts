import { style } from '@vanilla-extract/css';

export const question = style({ fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 });
export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
