/**
 * The function resolves at once while the page is shown, and when it is shown again after it was left.
 * Its browser may keep such a page in memory, and return to it.
 */
export function watchLeaving(page: Pick<Window, 'addEventListener'>): () => Promise<void> {
  let shown = Promise.resolve();
  let show = () => {};
  page.addEventListener('pagehide', () => {
    shown = new Promise((done) => {
      show = done;
    });
  });
  page.addEventListener('pageshow', () => show());
  return () => shown;
}
