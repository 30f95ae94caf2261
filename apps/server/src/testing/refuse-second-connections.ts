import type { KyselyPlugin } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/open-database';

/**
 * A transaction holds a connection. Code in it that asks `database` for another one waits for ever on the
 * embedded database, which has one, and on PostgreSQL as soon as every connection waits like this. Whether
 * such code runs often depends on the time or the load, so the databases of tests refuse it always. The
 * code may catch that error, so `check` throws it again.
 */
export function refuseSecondConnections(database: Database) {
  const inside = new AsyncLocalStorage<{ hasEnded: boolean }>();
  let refusal: Error | null = null;
  const refuse = () => {
    // What a transaction has started, and did not wait for, may still run after it.
    if (inside.getStore()?.hasEnded !== false) return;
    refusal = new Error('Inside a transaction, statements must use the transaction.');
    throw refusal;
  };
  const check = () => {
    if (refusal !== null) throw refusal;
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      refuse();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  // The transactions are those of `database`, so their own statements do not pass the plugin.
  const begin = () => {
    refuse();
    const builder = database.transaction();
    const execute = builder.execute.bind(builder);
    const inTransaction: typeof builder.execute = (work) => {
      const here = { hasEnded: false };
      return execute((transaction) => inside.run(here, () => work(transaction))).finally(() => {
        here.hasEnded = true;
      });
    };
    return Object.assign(builder, { execute: inTransaction });
  };
  return { database: Object.assign(database.withPlugin(plugin), { transaction: begin }), check };
}
