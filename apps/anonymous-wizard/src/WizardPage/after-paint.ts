/**
 * Runs the action after the next paint. Returns a function that cancels it. A background tab never paints,
 * so there a timer runs the action: the page must be ready when the user comes back to it.
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
