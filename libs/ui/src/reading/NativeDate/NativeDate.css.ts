import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const notice = style({ selectors: { '&:not(:empty)': { marginTop: space[2] } } });
