import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'end',
});
export const notice = style({ selectors: { '&:not(:empty)': { marginTop: space[2] } } });
