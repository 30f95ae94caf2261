import { inLanguage, type InLanguage } from '../application/in-language';

/** Contact details in markdown. They are shown on the screens whose route begins with `path`. */
export interface ContactItem extends InLanguage {
  readonly path: string | null;
  readonly text: string;
}

/**
 * The items, in the closest language, with the longest path that the route begins with. The path
 * '/' and an absent path fit every route.
 */
export function contactFor(
  items: readonly ContactItem[],
  route: string,
  languages: { readonly language: string; readonly defaultLanguage: string },
): readonly ContactItem[] {
  const fitting = items.filter((item) => `${route}/`.startsWith(`${prefixOf(item)}/`));
  const readable = inLanguage(fitting, languages.language, languages.defaultLanguage);
  const longest = Math.max(...readable.map((item) => prefixOf(item).length));
  return readable.filter((item) => prefixOf(item).length === longest);
}

function prefixOf({ path }: ContactItem): string {
  const segments = (path ?? '').split('/').filter((segment) => segment !== '');
  return segments.map((segment) => `/${segment}`).join('');
}
