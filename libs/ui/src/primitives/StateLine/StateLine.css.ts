import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const line = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: `0 ${space[2]}`,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
});
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const reason = style({ color: color.inkSoft });
export const tone = styleVariants({
  done: { color: color.success },
  pending: { color: color.inkSoft },
  warning: { color: color.warning },
});
