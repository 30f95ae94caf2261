import { style } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

const { color } = vars;

export const scale = style({ display: 'block' });

export const track = style({
  position: 'relative',
  display: 'block',
  height: '8px',
  background: color.line,
  boxShadow: `inset 0 -1px ${color.lineMid}`,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

/** The filled part ends with a mark like the index of a measuring scale. */
export const fill = style({
  position: 'absolute',
  inset: '0 auto 0 0',
  background: color.brand,
  boxShadow: `inset 0 0 0 1px ${color.brandEdge}, 2px 0 ${color.paper}, 4px 0 ${color.ink}`,
  '@media': { [forcedColours]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const full = style([fill, { background: color.success, boxShadow: 'none' }]);

export const ticks = style({
  display: 'block',
  height: '6px',
  borderRight: `1px solid ${color.inkMute}`,
  background: `linear-gradient(90deg, ${color.inkMute} 1px, transparent 1px) 0 0 / 50% 6px, linear-gradient(90deg, ${color.lineMid} 1px, transparent 1px) 0 0 / 10% 4px repeat-x`,
});
