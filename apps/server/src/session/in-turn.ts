/** Runs so many at once; whoever comes later waits until one has ended, in the order of coming. */
export function inTurn(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on: somebody who comes just now must not overtake.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
