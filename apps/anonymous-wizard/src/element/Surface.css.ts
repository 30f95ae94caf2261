import { vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// The page places the element itself: the page's own styles override these.
globalStyle(':host', { display: 'block' });
globalStyle(':host([hidden])', { display: 'none' });

/**
 * The width where the page leaves it to the content: in a dialog, a float, a centred column. The surface
 * cannot say one, because a container of inline size counts as empty. The first column has 640 px or
 * what there is, and the second has the rest of a wider place.
 */
export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 640px) 1fr' });

/** Stops the inheritance of the page's own styles. */
export const surface = style({
  all: 'initial',
  display: 'block',
  gridColumn: '1 / -1',
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
