const TURNS = 500;

/** Resolves once all work is done that waits neither for the clock nor for the disk. */
export const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Waits until the condition holds. The disk needs some turns, but never this many. */
export async function until(isSo: () => unknown): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (await isSo()) return;
    await settled();
  }
  throw new Error(`It never came to this: ${String(isSo)}`);
}
