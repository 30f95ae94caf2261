import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const frame = style({
  display: 'block',
  width: '136px',
  height: '102px',
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.plate,
  overflow: 'hidden',
  cursor: 'zoom-in',
  selectors: { '&:hover': { borderColor: color.ink } },
});

export const thumbnail = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // For the alternative text of a picture that cannot be shown.
  color: color.ink,
  fontSize: '0.8125rem',
});

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  color: color.inkSoft,
  fontSize: '0.8125rem',
});

// The button's padding lies beyond the edge, so that the icon aligns with the picture.
export const remove = style({ marginRight: '-12px' });
