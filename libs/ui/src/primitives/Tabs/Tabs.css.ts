import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[6]}`,
  borderBottom: `1px solid ${color.lineStrong}`,
});

export const tab = style({
  minHeight: '48px',
  marginBottom: '-1px',
  padding: `${space[3]} 0`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: color.inkSoft,
  font: `400 1rem/1.5 ${vars.font}`,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink, borderBottomColor: color.lineMid },
    '&[aria-selected="true"]': {
      color: color.ink,
      fontWeight: 600,
      borderBottomColor: color.brandLine,
    },
  },
});
