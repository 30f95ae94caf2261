import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { cellHeight, cellWidth } from '../Drums/Drums.css';

const base = style({ display: 'inline-flex', alignItems: 'flex-end', whiteSpace: 'nowrap' });

export const count = styleVariants({
  s: [base, { vars: { [cellWidth]: '17px', [cellHeight]: '25px' } }],
  m: [base, { vars: { [cellWidth]: '26px', [cellHeight]: '38px' } }],
  l: [base, { vars: { [cellWidth]: '40px', [cellHeight]: '58px' } }],
});
export const comma = style({ padding: '0 2px 1px', fontWeight: 600 });
export const unit = style({ alignSelf: 'center', marginLeft: vars.space[2] });
