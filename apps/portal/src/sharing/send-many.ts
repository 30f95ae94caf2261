/**
 * Sends one item after another, so that the server is not overloaded and each result is known.
 * Leaving the screen stops it.
 */
export async function sendMany<Item, End>(
  items: readonly Item[],
  send: (item: Item) => Promise<End>,
  {
    onEnd,
    isStopped = () => false,
  }: {
    readonly onEnd: (item: Item, end: End) => void;
    readonly isStopped?: () => boolean;
  },
): Promise<void> {
  for (const item of items) {
    if (isStopped()) return;
    onEnd(item, await send(item));
  }
}
