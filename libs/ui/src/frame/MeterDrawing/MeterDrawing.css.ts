import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: '400px',
  fontFamily: vars.font,
  fontVariantNumeric: 'tabular-nums',
  strokeWidth: 1.5,
});
export const housing = style({ stroke: color.ink, fill: color.plate });
export const paper = style({ stroke: color.ink, fill: color.paper });
export const faint = style({ stroke: color.lineStrong, fill: 'none' });
export const drum = style({ fill: color.drum });
export const bezel = style({ fill: '#0b0e0c' });
export const red = style({ fill: color.red });
export const digit = style({ fill: color.digit, fontSize: '20px', fontWeight: 500 });
export const text = style({ fill: color.ink, fontSize: '12px' });
export const small = style({ fill: color.inkSoft, fontSize: '10px' });
export const solid = style({ fill: color.ink });
export const leader = style({ stroke: color.ink, fill: 'none' });
export const label = style({ fill: color.digit, fontSize: '15px', fontWeight: 600 });
