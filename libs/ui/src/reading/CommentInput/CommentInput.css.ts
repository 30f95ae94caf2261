import { style } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

const { color, space } = vars;

export const text = style({ display: 'block', minHeight: '96px', resize: 'vertical' });

export const count = style({
  marginTop: space[1],
  color: color.inkMute,
  fontSize: '0.8125rem',
  textAlign: 'right',
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: space[2],
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  maxWidth: '100%',
  minHeight: '44px',
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.paper,
  color: color.ink,
  font: `400 0.875rem/1.4286 ${vars.font}`,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink, background: color.sunken },
    '&[aria-pressed="true"]': {
      borderColor: color.ink,
      boxShadow: `inset 0 0 0 1px ${color.ink}`,
      fontWeight: 600,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
  },
});
