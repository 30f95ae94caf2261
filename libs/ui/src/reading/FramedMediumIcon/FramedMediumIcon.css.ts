import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const base = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.cell,
  background: vars.color.paper,
  // The line at the bottom has the colour of the medium.
  boxShadow: 'inset 0 -3px currentColor',
});

export const cell = styleVariants({
  40: [
    base,
    {
      width: '40px',
      height: '40px',
      // In a narrow list the text needs the room of the frame.
      '@container': {
        '(max-width: 319px)': {
          placeItems: 'start',
          width: '24px',
          height: '30px',
          border: 0,
          background: 'none',
          boxShadow: 'none',
        },
      },
    },
  ],
  52: [base, { width: '52px', height: '52px' }],
});
export const muted = style({ color: vars.color.lineStrong });
