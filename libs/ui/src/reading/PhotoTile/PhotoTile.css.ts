import { style } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

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

export const finger = '(pointer: coarse)';

export const emptyTile = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[1],
  width: '136px',
  height: '102px',
  padding: space[2],
  borderRadius: vars.radius.control,
  color: color.ink,
  font: `600 0.875rem/1.4286 ${vars.font}`,
  textAlign: 'center',
});

export const add = style([
  emptyTile,
  {
    border: `1px dashed ${color.lineStrong}`,
    background: color.paper,
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-disabled])': { borderStyle: 'solid', background: color.sunken },
      '&[aria-disabled]': {
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'center',
        justifyItems: 'start',
        height: '56px',
        textAlign: 'left',
        borderColor: color.line,
        color: color.inkMute,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [forcedColours]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
    },
  },
]);
export const addNeeded = style([add, { border: `2px solid ${color.warning}` }]);

// A device without a touch screen hardly ever has a camera that can be held up to a meter.
export const camera = style({ display: 'none', '@media': { [finger]: { display: 'block' } } });
