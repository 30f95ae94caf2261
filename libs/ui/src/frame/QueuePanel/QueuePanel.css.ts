import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const panel = style({
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.cell,
  background: color.paper,
  color: color.ink,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
});

export const title = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const name = style({ fontSize: '1.125rem', lineHeight: 1.3333 });
/** Beside the title where there is room for a sentence, else below it. */
export const news = style({
  flex: '1 1 24ch',
  minWidth: 0,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
});
export const newsTitle = style({ fontWeight: 600 });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginLeft: 'auto',
});

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

const rowBase = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: `0 ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
  color: color.inkMute,
});

export const row = style([rowBase]);
export const words = style({ minWidth: 0, color: color.ink, overflowWrap: 'anywhere' });
export const meter = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const about = style({
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  color: color.inkSoft,
});
export const reason = style({ fontSize: '0.875rem', lineHeight: 1.4286, color: color.ink });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  // Aligns the words of the first button, not its edge, with the text above.
  marginLeft: `calc(-1 * ${space[4]})`,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: `0 ${space[4]}`,
  color: 'inherit',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
});
