/** Resolves after all work that waits neither for the clock nor for the network. */
export const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));
