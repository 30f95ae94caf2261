import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

const { space } = vars;

/** A phone on its side: the controls stand at the right, where the thumb is. */
const onSide = '(orientation: landscape) and (max-height: 560px)';
/** A camera's picture does not follow the theme, so this dialog is dark in both themes. */
const dark = '#101311';
const white = '#f6f8f7';
const ring = '#7dbdfe';
const halo = '0 0 3px #0b0e0c';

export const dialog = style({
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: dark,
  color: white,
  selectors: {
    '&[open]': {
      display: 'grid',
      gridTemplate:
        '"head" auto "stage" minmax(0, 1fr) "hint" auto "controls" auto / minmax(0, 1fr)',
    },
  },
  '@media': {
    [onSide]: {
      selectors: {
        '&[open]': {
          gridTemplate:
            '"stage head" auto "stage hint" minmax(0, 1fr) "stage controls" auto / minmax(0, 1fr) 240px',
        },
      },
    },
  },
});

export const head = style({
  gridArea: 'head',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
});
export const title = style({ color: white, fontSize: '1.125rem', lineHeight: 1.3333 });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: white,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `3px solid ${ring}`, outlineOffset: '-3px' } },
});

export const stage = style({
  gridArea: 'stage',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  containerType: 'inline-size',
});
export const video = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const still = style({ position: 'relative', width: '92%', maxWidth: '640px' });

/** All around it the picture is darker. A field is as wide as a digit's cell on most counters. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  width: 'min(92cqi, calc(var(--ab-cells) * 64px))',
  boxShadow: '0 0 0 100vmax rgb(11 14 12 / 0.5)',
});
const fieldBase = style({
  position: 'relative',
  flex: 1,
  aspectRatio: '5 / 8',
  border: `2px solid ${white}`,
  filter: `drop-shadow(${halo})`,
  '@media': { [forcedColours]: { forcedColorAdjust: 'none' } },
});
export const field = styleVariants({
  whole: [fieldBase],
  // Red, and thicker below: colour alone says nothing to everybody.
  decimal: [fieldBase, { borderColor: '#ff6b66', borderBottomWidth: '5px' }],
});

/** Below its field, so that both can be compared. */
export const digit = style({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  left: 0,
  right: 0,
  color: white,
  fontSize: '1.75rem',
  fontStyle: 'normal',
  fontWeight: 600,
  lineHeight: 1,
  textAlign: 'center',
  // The thicker line of a red field takes three pixels of its height.
  selectors: { [`${field.decimal} &`]: { marginTop: '3px' } },
});

export const hint = style({
  gridArea: 'hint',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '64px',
  padding: `${space[2]} ${space[4]}`,
  color: white,
  fontWeight: 600,
  textAlign: 'center',
});

export const controls = style({
  gridArea: 'controls',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[3]} max(${space[6]}, env(safe-area-inset-bottom))`,
  '@media': {
    [onSide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: space[2],
      paddingBottom: space[3],
    },
  },
});
export const left = style({
  justifySelf: 'end',
  '@media': { [onSide]: { justifySelf: 'center' } },
});
export const right = style({
  justifySelf: 'start',
  '@media': { [onSide]: { justifySelf: 'center' } },
});

export const release = style({
  gridColumn: '2',
  width: '76px',
  height: '76px',
  border: `5px solid ${dark}`,
  borderRadius: '50%',
  outline: `4px solid ${white}`,
  background: white,
  cursor: 'pointer',
  selectors: {
    '&:active': { background: '#aab3ae' },
    '&:disabled': { background: '#4a514d', outlineColor: '#868f8a', cursor: 'default' },
    '&:focus-visible': { boxShadow: `0 0 0 8px ${ring}` },
  },
  '@media': {
    [onSide]: { gridColumn: '1' },
    [forcedColours]: { forcedColorAdjust: 'none' },
  },
});

export const answers = style({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[4]} max(${space[6]}, env(safe-area-inset-bottom))`,
});

export const shapes = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space[2]} ${space[6]}`,
});
export const stepper = style({ display: 'flex', alignItems: 'center', gap: space[2] });
