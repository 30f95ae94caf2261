export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** One work after the other, also after one that has failed. */
export function createInTurn(): InTurn {
  let working = Promise.resolve();
  return (work) => {
    const done = working.then(work);
    working = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  };
}
