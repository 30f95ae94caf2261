import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
});

export const title = style({ fontWeight: 600 });

export const point = style({ display: 'flex', alignItems: 'center', minHeight: '44px' });
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' });
