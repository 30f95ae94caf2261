import type { Database } from '../database/open-database';
import { customerOf } from '../session/account';

export type ListsInTurn = <Result>(
  accountId: string,
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Makes the lists of a customer, with those of all sub-accesses, one after another. A list of a thousand
 * jobs takes a tenth of a second, so a hundred at once would hold up everybody. Nobody else waits.
 */
export function createListsInTurn(database: Database): ListsInTurn {
  const lastOf = new Map<string, Promise<unknown>>();
  return async (accountId, work) => {
    const customer = await customerOf(database, accountId);
    const result = (lastOf.get(customer) ?? Promise.resolve()).then(work);
    const end = result
      .catch(() => undefined)
      .then(() => {
        if (lastOf.get(customer) === end) lastOf.delete(customer);
      });
    lastOf.set(customer, end);
    return result;
  };
}
