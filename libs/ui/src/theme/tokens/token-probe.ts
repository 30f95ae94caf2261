/**
 * An invisible element whose style contains every token of the embedding page. Its transitions begin
 * whenever a token or the `color-scheme` changes, whatever changed them: a class on the body, a style
 * sheet that came late, a media query. No other event of the browser tells that.
 */
export function createTokenProbe(onChange: () => void): HTMLElement {
  const probe = document.createElement('span');
  const { style } = probe;
  style.cssText = [
    'position: absolute',
    'visibility: hidden',
    // To read it: mixed with itself, any colour of CSS becomes `color(srgb …)`. It has no transition,
    // because on its way a colour may have another form.
    `background-color: color-mix(in srgb, ${BRAND}, ${BRAND})`,
    `border-left-color: ${BRAND}`,
    // A colour of the system, which `color-scheme` turns.
    'outline-color: CanvasText',
    'font-size: var(--ablesbar-text-size)',
    'border-top-left-radius: var(--ablesbar-radius)',
  ].join('; ');
  // Important, because those who want no motion have all transitions switched off.
  style.setProperty('transition', WATCHED, 'important');
  // The font has no steps between two values. A browser that does not know the word ignores it.
  style.setProperty('transition-behavior', 'allow-discrete', 'important');
  probe.addEventListener('transitionrun', onChange);
  return probe;
}

const BRAND = 'var(--ablesbar-brand)';
const WATCHED = [
  'border-left-color',
  'outline-color',
  'font-size',
  'border-top-left-radius',
  '--ablesbar-font',
]
  // The new value holds from the first moment.
  .map((property) => `${property} 1ms step-start`)
  .join(', ');

/** The brand that the page set, as a hex colour; null if it is no opaque colour. */
export function probedBrand(probe: HTMLElement): string | null {
  return hexOfSrgb(getComputedStyle(probe).backgroundColor);
}

/** 'color(srgb 0 0.5 1)' to '#0080ff'. A colour that no sRGB screen has becomes its nearest. */
export function hexOfSrgb(color: string): string | null {
  const parts = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)$/.exec(color)?.slice(1);
  if (parts === undefined) return null;
  const pair = (part: string) =>
    Math.round(Math.min(1, Math.max(0, Number(part))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${parts.map(pair).join('')}`;
}
