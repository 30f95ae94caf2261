import { vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// The page places the element itself: the page's own styles override these.
globalStyle(':host', { display: 'block' });
globalStyle(':host([hidden])', { display: 'none' });

/** Stops the inheritance of the page's own styles. */
export const surface = style({
  all: 'initial',
  display: 'block',
  colorScheme: 'light',
  containerType: 'inline-size',
  containerName: 'ablesbar',
  vars: { '--ab-rem': '16px', [vars.bar]: '0px' },
  selectors: {
    ':host([data-theme="dark"]) &': { '@media': { screen: { colorScheme: 'dark' } } },
    ':host(:not([data-theme="light"])) &': {
      '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark' } },
    },
  },
});

export const ground = style({
  // The words of a form do not touch the edge of their ground, whatever colour the page has around it.
  padding: 'var(--ablesbar-padding, clamp(16px, 4cqi, 32px))',
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font,
  fontWeight: 400,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});
