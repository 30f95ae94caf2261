import { vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 1600px)';

export const home = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxWidth: '760px',
  '@media': { [wide]: { maxWidth: '1240px' } },
});

/** Side by side where the window has the room. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.space[12]}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
});
// The lines of two sections beside each other are at one height.
globalStyle(`${parts} > section`, { '@media': { [wide]: { marginTop: 0 } } });

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

export const figure = style({ fontSize: '2.5rem', lineHeight: 1.6, letterSpacing: '-0.02em' });

export const lead = style({ color: vars.color.inkSoft });

export const row = style({
  padding: `10px 0`,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});

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
