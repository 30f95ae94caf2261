/** A text that begins with its title, split into title and body. */
export interface Titled {
  readonly title: string | null;
  readonly body: string;
}

/** A page has only one title: a text with its own title replaces the default. */
export function titled(markdown: string): Titled {
  const [begin, title] = /^\s*# +([^\n]+?)(?: +#+)?\s*(?:\n|$)/.exec(markdown) ?? [];
  // Only plain text can become the page's title: screen readers would read markup aloud.
  if (begin === undefined || title === undefined || /[*_`[\]<&\\]/.test(title)) {
    return { title: null, body: markdown };
  }
  return { title, body: markdown.slice(begin.length) };
}
