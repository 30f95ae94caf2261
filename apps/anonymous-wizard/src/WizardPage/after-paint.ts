/**
 * When what stands there now has been painted; returns how to call it off. A tab in the background paints
 * nothing, and its page is to be ready when somebody comes back to it.
 */
export function afterPaint(page: Window, action: () => void): () => void {
  if (page.document.hidden) {
    const timer = page.setTimeout(action);
    return () => page.clearTimeout(timer);
  }
  let timer = 0;
  const frame = page.requestAnimationFrame(() => {
    timer = page.setTimeout(action);
  });
  return () => {
    page.cancelAnimationFrame(frame);
    page.clearTimeout(timer);
  };
}
