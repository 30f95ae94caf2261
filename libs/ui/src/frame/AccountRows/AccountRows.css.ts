import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const title = style({
  margin: 0,
  padding: `${space[4]} ${space[4]} ${space[2]}`,
  borderBottom: `2px solid ${color.ink}`,
  color: color.inkSoft,
  fontSize: '0.875rem',
  fontWeight: 600,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingRight: space[2],
  borderBottom: `1px solid ${color.line}`,
});

export const account = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  minHeight: '56px',
  padding: `${space[2]} 0 ${space[2]} ${space[4]}`,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    'a&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
/** The space between the accounts and the log-out button. */
export const gap = style({ height: space[6], borderBottom: `2px solid ${color.ink}` });
