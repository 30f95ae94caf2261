import { dark, light } from '../colours';
import { contrast, hexOfOklch, type Oklch, oklchOf } from './colour-arithmetic';

export type Theme = 'light' | 'dark';

/** The roles calculated from one colour of the utility (look.md, 'Brand: one colour in, nine roles out'). */
export interface BrandRoles {
  readonly brand: string;
  readonly onBrand: string;
  readonly brandHover: string;
  readonly brandText: string;
  readonly brandUnderline: string;
  readonly brandLine: string;
  readonly brandTint: string;
  readonly brandEdge: string;
  readonly focus: string;
}

const DEFAULT_COLOUR = light.brand;
const WHITE = '#ffffff';
const INK = light.ink;
const STEP = 0.005;

export function brandRoles(themeColor: string | null, theme: Theme): BrandRoles {
  const given = wholeHex(themeColor) ?? DEFAULT_COLOUR;
  const colour = oklchOf(given);
  const isDark = theme === 'dark';
  const { paper, sunken, plate } = isDark ? dark : light;
  const away = isDark ? STEP : -STEP;

  const { fill, onBrand } = fillOf(isDark ? reach(colour, 3, [paper], STEP) : given);
  const tint = hexOfOklch({
    ...colour,
    l: isDark ? 0.26 : 0.965,
    c: Math.min(colour.c, isDark ? 0.03 : 0.012),
  });
  // A darkened pale yellow would be the brown of another company, so words and lines are ink instead.
  const isPale = !isDark && contrast(fill, paper) < 2;
  const brandLine = isPale ? INK : reach(colour, 3, [paper, sunken, plate], away);
  const brandText = isPale ? INK : reach(colour, 7, [paper, sunken, tint], away);
  const filled = oklchOf(fill);
  const isBarelySeen = contrast(fill, paper) < 3;
  return {
    brand: fill,
    onBrand,
    brandHover: hexOfOklch({ ...filled, l: filled.l + (onBrand === WHITE ? -0.05 : 0.03) }),
    brandText,
    brandUnderline: isPale ? darkened(colour, 0.12) : 'currentColor',
    brandLine,
    brandTint: tint,
    brandEdge: isBarelySeen ? (isDark ? brandLine : INK) : 'transparent',
    // In the dark theme a focus ring needs more than 3:1 to be noticed.
    focus: isDark ? brandText : brandLine,
  };
}

/** The fill. It is made darker or lighter if neither white nor ink is readable on it. */
function fillOf(fill: string): { readonly fill: string; readonly onBrand: string } {
  const onBrand = contrast(WHITE, fill) >= contrast(INK, fill) ? WHITE : INK;
  if (contrast(onBrand, fill) >= 4.5) return { fill, onBrand };
  return { fill: reach(oklchOf(fill), 4.5, [onBrand], onBrand === WHITE ? -STEP : STEP), onBrand };
}

/** The lightness nearest to the colour's own that reaches the ratio on every ground. */
function reach(colour: Oklch, ratio: number, grounds: readonly string[], step: number): string {
  for (let l = colour.l; l > 0 && l < 1; l += step) {
    const hex = darkened(colour, colour.l - l);
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex;
  }
  return step < 0 ? '#000000' : WHITE;
}

/** A dark yellow looks olive, so it turns towards brown while it darkens. */
function darkened({ l, c, h }: Oklch, by: number): string {
  const turn = h > 75 && h < 115 ? (h - 70) * Math.min(1, Math.max(0, by) * 2) : 0;
  return hexOfOklch({ l: l - by, c, h: h - turn });
}

/** A manifest may write colours in any way. A text that is no hex colour counts as no colour. */
function wholeHex(colour: string | null): string | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour?.trim() ?? '')?.[1]?.toLowerCase();
  if (hex === undefined) return null;
  return hex.length === 6 ? `#${hex}` : `#${hex.replace(/./g, '$&$&')}`;
}
