import { style } from '@vanilla-extract/css';
import { below640, vars } from '../../theme/vars.css';
import { opening } from '../AccountMenu/AccountMenu.css';
import { roomiest, roomy } from '../BarFrame/BarFrame.css';

const { color, space } = vars;

export const nav = style({ display: 'none', '@container': { [roomy]: { display: 'flex' } } });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  padding: `0 ${space[3]}`,
  color: color.inkSoft,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.ink, boxShadow: `inset 0 -3px ${color.line}` },
    '&[aria-current]': {
      color: color.ink,
      fontWeight: 600,
      boxShadow: `inset 0 -3px ${color.brandLine}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { textDecoration: 'underline' } },
    },
  },
});

export const wide = style({ display: 'none', '@container': { [roomy]: { display: 'flex' } } });
export const narrow = style({ '@container': { [roomy]: { display: 'none' } } });

// The bar does not scroll with the page, so rows below the window's edge could never be reached. 100 % is
// the bar's own height, which grows with the text; the rest is its borders.
const room = (height: string) => `calc(${height} - 100% - 5px)`;

/** Over the screen: what is below must not move, because a list remembers the rows in sight. */
export const menu = style([
  narrow,
  {
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    maxHeight: [room('100vh'), room('100dvh')],
    overflowY: 'auto',
    animation: opening,
    borderBottom: `1px solid ${color.line}`,
  },
]);

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Beside the menu or on a phone only the icon is visible, so that the utility's name has enough room. */
export const languageName = style({
  whiteSpace: 'nowrap',
  '@media': { [below640]: unseen },
  '@container': { [`not ${roomiest}`]: { selectors: { [`${wide} &`]: unseen } } },
});
