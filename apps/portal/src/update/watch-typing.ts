/**
 * Tells whether a field that the user typed into on this page is still in the page and not empty.
 */
export function watchTyping(page: EventTarget): () => boolean {
  const touched = new Set<Element>();
  page.addEventListener('input', ({ target }) => {
    for (const field of touched) if (!field.isConnected) touched.delete(field);
    if (target instanceof Element) touched.add(target);
  });
  return () => [...touched].some((field) => field.isConnected && valueOf(field) !== '');
}

function valueOf(field: Element): string {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field.value : '';
}
