import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

/** A tariff with its photos; a hairline separates it from the next one. */
export const rate = style({
  selectors: {
    '& + &': {
      marginTop: vars.space[8],
      borderTop: `1px solid ${vars.color.line}`,
      paddingTop: vars.space[5],
    },
  },
});
