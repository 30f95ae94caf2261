import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

const { color } = vars;
const inForcedColours = (of: 'fill' | 'stroke', to: string) => ({
  '@media': { [forcedColours]: { [of]: to } },
});

export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: '280px',
  height: 'auto',
  font: `400 13px ${vars.font}`,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${picture} text`, { fill: color.inkSoft, ...inForcedColours('fill', 'CanvasText') });

export const strong = style({});
globalStyle(`${picture} .${strong}`, { fill: color.ink, fontWeight: 600 });
export const band = style({
  fill: `color-mix(in srgb, ${color.ink} 10%, transparent)`,
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'GrayText' } },
});
export const before = style({ fill: color.inkSoft, ...inForcedColours('fill', 'CanvasText') });
export const entered = style({ fill: color.warningMark, ...inForcedColours('fill', 'Highlight') });
/** Looks cut out: the gap has the colour of the ground behind the picture. */
export const gap = style({ fill: color.warningTint, ...inForcedColours('fill', 'Canvas') });
export const axis = style({ stroke: color.ink, ...inForcedColours('stroke', 'CanvasText') });
