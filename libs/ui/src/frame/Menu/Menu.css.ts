import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const menu = style({
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
});

/** A second line of a row. */
export const note = style({ display: 'block', color: color.inkSoft, fontSize: '0.875rem' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: '56px',
  padding: `${space[2]} ${space[4]}`,
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  background: 'none',
  color: color.ink,
  font: `400 1rem/1.5 ${vars.font}`,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]': {
      background: color.brandTint,
      fontWeight: 600,
      boxShadow: `inset 4px 0 ${color.brandLine}`,
    },
  },
});
