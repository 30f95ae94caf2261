/** Tells whether something stands in a field that was typed into on this page and is still to be seen. */
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
