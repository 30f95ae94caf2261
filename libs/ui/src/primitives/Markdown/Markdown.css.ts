import { style } from '@vanilla-extract/css';

/** Too long to be more than its letters. */
export const plain = style({ whiteSpace: 'pre-wrap' });
