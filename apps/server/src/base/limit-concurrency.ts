/** Runs a limited number of tasks at once; further tasks wait in the order of arrival. */
export function limitConcurrency(
  most: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot goes directly to the next waiting task, so that a new task cannot overtake it.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
