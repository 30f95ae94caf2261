import { style } from '@vanilla-extract/css';
import { forcedColours, reducedMotion, vars } from '../../theme/vars.css';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `0 ${space[4]}`,
  minHeight: '56px',
  cursor: 'pointer',
});
export const track = style({
  display: 'flex',
  width: '52px',
  height: '30px',
  margin: 0,
  padding: '3px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.plate,
  appearance: 'none',
  cursor: 'pointer',
  '::before': {
    content: '',
    width: '22px',
    height: '22px',
    borderRadius: vars.radius.cell,
    background: color.lineStrong,
    transition: `transform ${vars.quick}`,
  },
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:checked': { borderColor: color.ink, background: color.ink },
    '&:checked::before': { background: color.paper, transform: 'translateX(22px)' },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [reducedMotion]: { '::before': { transition: 'none' } },
    [forcedColours]: {
      selectors: { '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
