import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6.75rem, 30%) minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[2]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': { '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

export const caption = style({
  color: color.inkMute,
  fontSize: '0.875rem',
  lineHeight: 1.7143,
  // Otherwise a line ends inside an OBIS code, after its hyphen: 'Verbrauch (1-'.
  textWrap: 'balance',
});
