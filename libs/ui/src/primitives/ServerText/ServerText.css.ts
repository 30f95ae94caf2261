import { style } from '@vanilla-extract/css';

/** Keeps the line breaks, the only formatting that is known without the markdown parser. */
export const asWritten = style({ whiteSpace: 'pre-wrap' });
