import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours, vars } from '../theme/vars.css';

const { color, space } = vars;

const inForcedColours = (of: 'fill' | 'stroke', to: string) => ({
  '@media': { [forcedColours]: { [of]: to } },
});

export const chart = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  // The picture is drawn at its real width, so 13 px stay 13 px.
  font: `400 13px ${vars.font}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { breakInside: 'avoid' } },
});
// Numbers lie over lines. An outline in the colour of the paper separates them, so wide that no line
// ends at a digit.
globalStyle(`${chart} text`, {
  fill: color.inkSoft,
  paintOrder: 'stroke',
  stroke: color.paper,
  strokeWidth: '8px',
  strokeLinejoin: 'round',
  '@media': { [forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const strong = style({});
globalStyle(`${chart} .${strong}`, { fill: color.ink, fontWeight: 600 });
export const axis = style({ stroke: color.ink, ...inForcedColours('stroke', 'CanvasText') });
export const grid = style({ stroke: color.line, ...inForcedColours('stroke', 'GrayText') });

/** Solid and hatched fills distinguish bars without colour. Only the newest bar has the brand's colour. */
export const solid = style({ fill: color.inkSoft, ...inForcedColours('fill', 'CanvasText') });
export const latest = style({
  fill: color.brand,
  stroke: color.brandEdge,
  ...inForcedColours('fill', 'Highlight'),
});
export const before = style({
  stroke: color.inkSoft,
  strokeWidth: 1.5,
  ...inForcedColours('stroke', 'CanvasText'),
});
export const hatch = style({
  stroke: color.inkSoft,
  strokeWidth: 1.5,
  ...inForcedColours('stroke', 'CanvasText'),
});
export const estimated = style({
  fill: color.plate,
  stroke: color.ink,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const line = style({
  fill: 'none',
  stroke: color.brandLine,
  strokeWidth: 2,
  ...inForcedColours('stroke', 'CanvasText'),
});
export const dashed = style({ strokeDasharray: '4 4' });
export const change = style({
  fill: color.ink,
  ...inForcedColours('fill', 'CanvasText'),
});
export const changeLine = style({
  stroke: color.ink,
  strokeDasharray: '1 4',
  strokeWidth: 1.5,
  ...inForcedColours('stroke', 'CanvasText'),
});

/** A note is thinner than a reading and ends in an open dot. */
export const noted = style({
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 1.5,
  ...inForcedColours('stroke', 'CanvasText'),
});
export const notedEnd = style({
  fill: color.paper,
  stroke: color.ink,
  strokeWidth: 1.5,
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  marginBottom: space[2],
  color: color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
