import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const block = style({
  display: 'grid',
  // With large text, a long word breaks instead of widening the block.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  gap: space[3],
  padding: `${space[4]} ${space[5]} ${space[6]}`,
  borderTop: `2px solid ${color.ink}`,
  background: color.sunken,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  color: color.inkSoft,
});
export const title = style({ fontSize: '1.125rem', lineHeight: 1.3333, color: color.ink });
