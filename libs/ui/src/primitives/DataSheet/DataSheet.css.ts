import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: `0 ${space[6]}`,
});
export const item = style({ padding: `${space[2]} 0`, borderTop: `1px solid ${color.line}` });
export const caption = style({
  fontSize: '0.8125rem',
  lineHeight: 1.2308,
  color: color.inkMute,
});
export const line = style({ display: 'block', marginTop: '2px', hyphens: 'auto' });
