import { style } from '@vanilla-extract/css';

/** For a text that is too long to be read as markdown: it is shown unformatted. */
export const plain = style({ whiteSpace: 'pre-wrap' });
