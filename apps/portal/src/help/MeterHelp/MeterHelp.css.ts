import { vars } from '@ablesbar/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

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
/** From the edge of the window, which a slide of the panel itself would make wider meanwhile. */
const slide = keyframes({ from: { clipPath: 'inset(0 0 0 100%)' }, to: { clipPath: 'inset(0)' } });

/** Only one that a person opens: the panel stands beside most forms from the start. */
export const opened = style({ animation: `${slide} 500ms cubic-bezier(0.2, 0, 0, 1)` });
export const panelTitle = style({ fontSize: '1.125rem', lineHeight: 1.3333 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBottom: vars.space[4],
});
