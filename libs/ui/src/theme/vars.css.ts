import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css';
import { dark, light } from './colours';
import { measures } from './measures';

export { measures, typeScale } from './measures';

const floatLight = '0 0 0 1px rgb(10 14 12 / 0.1), 0 12px 32px rgb(10 14 12 / 0.18)';
const floatDark = '0 0 0 1px rgb(255 255 255 / 0.14), 0 16px 40px rgb(0 0 0 / 0.6)';

/** Every token by its role. The brand's roles are set again at run time (apply-brand.ts). */
export const vars = createGlobalThemeContract(
  { color: light, float: floatLight, ...measures },
  (_, path) => `ab-${path.join('-')}`,
);

// :host as well: the embedded wizard lives in a shadow root.
createGlobalTheme(':root, :host', vars, { color: light, float: floatLight, ...measures });

const darkVars = assignVars(
  { color: vars.color, float: vars.float },
  { color: dark, float: floatDark },
);
// The scheme of `:host` is the page's: the embedded element reads it there (Surface.css.ts sets its own).
globalStyle(':root', { colorScheme: 'light' });
// Only on a screen: print is light, whatever theme was chosen.
for (const [root, media] of [
  ['[data-theme="dark"]', 'screen'],
  [':not([data-theme="light"])', 'screen and (prefers-color-scheme: dark)'],
] as const) {
  globalStyle(`:root${root}, :host(${root})`, { '@media': { [media]: { vars: darkVars } } });
  globalStyle(`:root${root}`, { '@media': { [media]: { colorScheme: 'dark' } } });
}

/** Lines carry the meaning and colour only supports them: stripes stand for doubt (look.md, section 2). */
export const doubtBand = `repeating-linear-gradient(135deg, ${vars.color.warningMark} 0 5px, #161b18 5px 10px)`;

export const from = {
  640: 'screen and (min-width: 640px)',
  1024: 'screen and (min-width: 1024px)',
} as const;
export const below640 = 'screen and (max-width: 639px)';
/** A phone on its side, or 200 % zoom: the content needs the room of the sticky bar. */
export const lowScreen = '(max-height: 479px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColours = '(forced-colors: active)';
