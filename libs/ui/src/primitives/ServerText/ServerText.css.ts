import { style } from '@vanilla-extract/css';

/** With its line breaks, which are all that is known of its shape. */
export const asWritten = style({ whiteSpace: 'pre-wrap' });
