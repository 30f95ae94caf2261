import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;
/** The list itself is the container (frame/SplitLayout). */
const narrow = '(max-width: 319px)';

export const card = style({
  display: 'grid',
  gridTemplate: '"cell number end" auto "cell lines lines" 1fr / 40px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `0 ${space[3]}`,
  minHeight: '72px',
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]': {
      background: color.brandTint,
      boxShadow: `inset 4px 0 ${color.brandLine}`,
    },
  },
  '@container': {
    // A narrow list: the state stands below, the number has the line for itself.
    [narrow]: {
      gridTemplate: '"cell number" auto "cell lines" auto "cell end" auto / 40px minmax(0, 1fr)',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { border: '2px solid Highlight' } },
    },
  },
});

export const cell = style({ gridArea: 'cell' });
export const number = style({ gridArea: 'number', fontWeight: 600, whiteSpace: 'nowrap' });
export const lines = style({ gridArea: 'lines', minWidth: 0 });
export const line = style({
  display: 'block',
  color: color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  hyphens: 'auto',
});
/** Done steps back and can still be read. */
export const done = style({ color: color.inkMute, fontWeight: 400 });

const stateBase = style({
  gridArea: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: '0.8125rem',
  lineHeight: '24px',
  whiteSpace: 'nowrap',
});
export const state = styleVariants({
  plain: [stateBase, { color: color.inkSoft }],
  done: [stateBase, { color: color.inkMute, fontWeight: 600 }],
  queued: [stateBase, { color: color.info, fontWeight: 600 }],
  soon: [stateBase, { color: color.warning, fontWeight: 600 }],
});
