/** A text that begins with its title, and what follows. */
export interface Titled {
  readonly title: string | null;
  readonly body: string;
}

/** A page has one title; a text that brings its own shows that. */
export function titled(markdown: string): Titled {
  const [begin, title] = /^\s*# +([^\n]+?)(?: +#+)?\s*(?:\n|$)/.exec(markdown) ?? [];
  // Its letters become the page's title, where markup would be read out.
  if (begin === undefined || title === undefined || /[*_`[\]<&\\]/.test(title)) {
    return { title: null, body: markdown };
  }
  return { title, body: markdown.slice(begin.length) };
}
