import { vars } from '../vars.css';
import { brandRoles, type BrandRoles, type Theme } from './brand-roles';

/**
 * Sets the utility's colours on an element, in the current theme, and sets them again when the theme changes.
 * The theme is the theme of the page, or of the element that is embedded in a page.
 */
export function applyBrand(
  element: HTMLElement,
  themeColor: string | null,
  root: HTMLElement = document.documentElement,
): () => void {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

  const paint = () => {
    const theme = chosenTheme(root.dataset['theme']) ?? (prefersDark.matches ? 'dark' : 'light');
    const roles = brandRoles(themeColor, theme);
    for (const role of roleNames) {
      element.style.setProperty(propertyOf(vars.color[role]), roles[role]);
    }
  };
  const choice = new MutationObserver(paint);
  choice.observe(root, { attributeFilter: ['data-theme'] });
  prefersDark.addEventListener('change', paint);
  paint();
  return () => {
    choice.disconnect();
    prefersDark.removeEventListener('change', paint);
  };
}

const roleNames = [
  'brand',
  'onBrand',
  'brandHover',
  'brandText',
  'brandUnderline',
  'brandLine',
  'brandTint',
  'brandEdge',
  'focus',
] as const satisfies readonly (keyof BrandRoles)[];

function chosenTheme(attribute: string | undefined): Theme | null {
  return attribute === 'dark' || attribute === 'light' ? attribute : null;
}

/** 'var(--x)' to '--x'. */
export function propertyOf(variable: string): string {
  return variable.slice('var('.length, -1);
}
