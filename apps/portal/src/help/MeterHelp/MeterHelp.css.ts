import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const instructions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});
export const title = style({
  marginBottom: vars.space[2],
  fontSize: '1.125rem',
  lineHeight: 1.3333,
  fontWeight: 600,
});

/** A separate column, as high as the screen; its background distinguishes it from the form. */
export const panel = style({
  alignSelf: 'stretch',
  padding: vars.space[5],
  borderLeft: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  overflowWrap: 'break-word',
  '@media': { print: { display: 'none' } },
});
export const panelTitle = style({ fontSize: '1.125rem', lineHeight: 1.3333 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBottom: vars.space[4],
});
