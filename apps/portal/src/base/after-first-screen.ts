const QUIET_LIMIT_MS = 2000;
const WITHOUT_IDLE_MS = 200;

/** Runs work that no user waits for, once the page has loaded and the browser is idle. */
export function afterFirstScreen(work: () => void): void {
  const whenQuiet = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: QUIET_LIMIT_MS });
    else setTimeout(work, WITHOUT_IDLE_MS);
  };
  if (document.readyState === 'complete') whenQuiet();
  else window.addEventListener('load', whenQuiet, { once: true });
}
