export type InTurn = <Result>(party: string, work: () => Promise<Result>) => Promise<Result>;

/** Does the works of one party one after another. Nobody waits for those of another party. */
export function createInTurn(): InTurn {
  const lastOf = new Map<string, Promise<unknown>>();
  return (party, work) => {
    const result = (lastOf.get(party) ?? Promise.resolve()).then(work);
    const end = result
      .catch(() => undefined)
      .then(() => {
        if (lastOf.get(party) === end) lastOf.delete(party);
      });
    lastOf.set(party, end);
    return result;
  };
}
