import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const deadlines = style({ borderBottom: `1px solid ${color.line}` });
export const day = style({ fontWeight: 600 });
export const meters = style({ padding: `0 0 ${space[4]} ${space[8]}` });
export const meter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  // Large enough for a thumb.
  padding: `${space[2]} 0`,
  minHeight: '44px',
  borderTop: `1px solid ${color.line}`,
});
export const place = style({ color: color.inkSoft, fontSize: '0.875rem' });
export const calendar = style({ marginTop: space[4] });
