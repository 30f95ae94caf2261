import { vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// The page places the element itself: the page's own styles override these.
globalStyle(':host', { display: 'block' });
globalStyle(':host([hidden])', { display: 'none' });

/** Stops the inheritance of the page's own styles, except for `color-scheme`. */
export const surface = style({
  all: 'initial',
  display: 'block',
  colorScheme: 'inherit',
  containerType: 'inline-size',
  containerName: 'ablesbar',
  vars: { '--ab-rem': '16px', [vars.bar]: '0px' },
});

export const ground = style({
  padding: 'var(--ablesbar-padding, 0)',
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font,
  fontWeight: 400,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});
