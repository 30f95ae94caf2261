/** True for a page that the user, or the page itself, has loaded anew. */
export function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}
