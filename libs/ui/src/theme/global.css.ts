import { globalStyle } from '@vanilla-extract/css';
import { from, lowScreen, reducedMotion, typeScale, vars } from './vars.css';

const { color } = vars;

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  textSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.bar} + ${vars.space[4]})`,
  '@media': { [lowScreen]: { scrollPaddingTop: vars.space[2] } },
});
globalStyle('body', { margin: 0, background: color.paper });
globalStyle('body, #root', { display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
globalStyle('body', {
  color: color.ink,
  font: `400 1rem/1.5 ${vars.font}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, dt, figure, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1', {
  ...typeScale.title,
  letterSpacing: '-0.018em',
  hyphens: 'auto',
  // Proportional digits: a number as a heading aligns with the left edge.
  fontVariantNumeric: 'normal',
  '@media': { [from[640]]: typeScale.wideTitle },
});
globalStyle('h2', {
  ...typeScale.section,
  letterSpacing: '-0.01em',
  hyphens: 'auto',
});
globalStyle('h3', typeScale.part);
globalStyle('a', {
  color: color.brandText,
  textDecorationColor: color.brandUnderline,
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
});
globalStyle('a:hover', { textDecorationThickness: '2px' });
globalStyle(':focus-visible', {
  outline: `3px solid ${color.focus}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.cell,
});
// Such an element takes the focus only for screen readers, so it needs no visible outline.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('*, *::before, *::after', {
  '@media': { [reducedMotion]: { animation: 'none !important', transition: 'none !important' } },
});
// The brand's roles are set on the element itself, for the screen's theme, so print needs `!important`.
globalStyle(':root', {
  '@media': {
    print: {
      vars: {
        [color.ink]: '#000',
        [color.brandText]: `${color.ink} !important`,
        [color.brandTint]: `${color.paper} !important`,
      },
    },
  },
});
globalStyle('h2, h3', { '@media': { print: { breakAfter: 'avoid' } } });
