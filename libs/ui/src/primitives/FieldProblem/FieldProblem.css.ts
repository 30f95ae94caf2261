import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

const said = style({ display: 'flex', gap: space[2], marginTop: space[2], fontWeight: 600 });
export const problem = style([said, { color: color.critical }]);
export const doubt = style([said, { color: color.warning }]);
