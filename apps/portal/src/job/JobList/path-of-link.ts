/** The address of the link that an event came from; the list has one listener for all its links. */
export function pathOfLink(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.getAttribute('href') ?? null;
}
