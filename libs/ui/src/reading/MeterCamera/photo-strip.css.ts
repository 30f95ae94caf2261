import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** As wide as the counter below it, so that digit stands over digit. */
export const strip = style({ maxWidth: '440px', margin: `0 0 ${space[2]}` });
export const picture = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.plate,
});
/** The whole photo, so large and so far away that only the counter is seen. */
export const cut = style({ position: 'absolute' });
export const whole = style({ display: 'block', width: '100%', maxWidth: 'none', height: 'auto' });
export const caption = style({
  marginTop: space[1],
  color: color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
});

export const beside = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  marginTop: space[3],
});
export const failure = style({ maxWidth: '52ch', fontSize: '0.875rem', lineHeight: 1.4286 });
