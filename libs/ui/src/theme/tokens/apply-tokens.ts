import { applyBrand, propertyOf } from '../brand/apply-brand';
import { vars } from '../vars.css';
import { createTokenProbe, probedBrand } from './token-probe';

export interface TokenPlaces {
  /** Where the embedding page sets the tokens. */
  readonly host: HTMLElement;
  /** The element that contains everything of ours. */
  readonly surface: HTMLElement;
  /** The utility's own colour, used if the page sets none. */
  readonly themeColor: string | null;
}

/**
 * Applies what an embedding page may decide about the look, set as custom properties of our element. The page
 * sets one colour and the others are calculated, so a page cannot make words unreadable (customer decision
 * 40). Changes are followed until the returned function is called.
 */
export function applyTokens({ host, surface, themeColor }: TokenPlaces): () => void {
  let stopBrand = () => {};
  const paint = () => {
    const given = getComputedStyle(host);
    const token = (name: string) => given.getPropertyValue(`--ablesbar-${name}`).trim();
    const brand = token('brand');
    stopBrand();
    stopBrand = applyBrand(
      surface,
      HEX.test(brand) ? brand : (probedBrand(probe) ?? themeColor),
      host,
    );
    set(surface, 'font-size', token('text-size'));
    set(surface, propertyOf(vars.font), token('font'));
    set(surface, propertyOf(vars.radius.control), token('radius'));
    // Our sizes are multiples of this value. Multiples of `rem` would follow the page's html element.
    set(surface, '--ab-rem', getComputedStyle(surface).fontSize);
  };
  const probe = createTokenProbe(paint);
  surface.before(probe);
  paint();
  return () => {
    probe.remove();
    stopBrand();
  };
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

function set(surface: HTMLElement, property: string, value: string): void {
  if (value === '') surface.style.removeProperty(property);
  else surface.style.setProperty(property, value);
}
