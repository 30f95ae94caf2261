import { applyBrand } from '../brand/apply-brand';
import { vars } from '../vars.css';

export interface TokenPlaces {
  /** Where the embedding page sets the tokens. */
  readonly host: HTMLElement;
  /** What everything of ours stands in. */
  readonly surface: HTMLElement;
  /** The utility's own colour, where the page sets none. */
  readonly themeColor: string | null;
}

/**
 * What an embedding page may decide about the look, as custom properties of our element. One colour in,
 * and the rest is calculated: a page cannot make words unreadable (customer decision 40). Followed until stopped.
 */
export function applyTokens({ host, surface, themeColor }: TokenPlaces): () => void {
  let stopBrand = () => {};
  const paint = () => {
    const given = getComputedStyle(host);
    const token = (name: string) => given.getPropertyValue(`--ablesbar-${name}`).trim();
    const brand = token('brand');
    stopBrand();
    stopBrand = applyBrand(surface, HEX.test(brand) ? brand : themeColor, host);
    set(surface, 'font-size', token('text-size'));
    set(surface, propertyOf(vars.font), token('font'));
    set(surface, propertyOf(vars.radius.control), token('radius'));
    // Our sizes are multiples of it; those of the page would follow whatever its html element says.
    set(surface, '--ab-rem', getComputedStyle(surface).fontSize);
  };
  paint();
  const change = new MutationObserver(paint);
  change.observe(host, { attributeFilter: ['style', 'class'] });
  change.observe(document.documentElement, { attributeFilter: ['style', 'class'] });
  return () => {
    change.disconnect();
    stopBrand();
  };
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

function set(surface: HTMLElement, property: string, value: string): void {
  if (value === '') surface.style.removeProperty(property);
  else surface.style.setProperty(property, value);
}

/** 'var(--x)' to '--x'. */
function propertyOf(variable: string): string {
  return variable.slice('var('.length, -1);
}
