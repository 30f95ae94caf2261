/** Only such a text needs the markdown parser. */
const MAY_SHOW = /!\[|<img/i;

/** The addresses of all pictures that these texts of the server show, each once, in their order. */
export async function picturesOf(texts: readonly string[]): Promise<readonly string[]> {
  const showing = texts.filter((text) => MAY_SHOW.test(text));
  if (showing.length === 0) return [];
  const { picturesIn } = await import('../../primitives/Markdown/Markdown');
  return [...new Set(showing.flatMap((text) => picturesIn(text)))];
}
