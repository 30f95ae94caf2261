import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({ maxWidth: '440px', marginTop: vars.space[8] });

export const part = style({
  display: 'grid',
  gridTemplateColumns: '24px 8.5rem minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  padding: `${vars.space[2]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '21px',
  height: '29px',
  borderRadius: vars.radius.cell,
  background: vars.color.drum,
  color: vars.color.digit,
  fontSize: '0.8125rem',
  fontWeight: 600,
});

export const title = style({ fontWeight: 600 });
export const text = style({ fontSize: '0.875rem', lineHeight: 1.7143, color: vars.color.inkSoft });
