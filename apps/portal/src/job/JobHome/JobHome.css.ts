import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const home = style({ display: 'grid', gap: vars.space[6], maxWidth: '760px' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[4]} 56px`,
});

export const label = style({
  marginBottom: vars.space[2],
  fontSize: '0.875rem',
  color: vars.color.inkSoft,
});

export const figure = style({ fontSize: '2.5rem', lineHeight: '64px', letterSpacing: '-0.02em' });

export const lead = style({ color: vars.color.inkSoft });

export const row = style({
  padding: `10px 0`,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
