import type { AccountInfo } from '@ablesbar/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database';
import type { CallerOf } from './bearer';

export function accountRoutes(
  server: FastifyInstance,
  { database, callerOf }: { readonly database: Database; readonly callerOf: CallerOf },
): void {
  server.get('/api/pro/account/info', async (request): Promise<AccountInfo> => {
    const { account } = await callerOf(request);
    const info = await database
      .selectFrom('account')
      .leftJoin('account as parent', 'parent.id', 'account.parent_id')
      .select(['account.id', 'account.name', 'parent.id as parentId', 'parent.name as parentName'])
      .where('account.id', '=', account.id)
      .executeTakeFirstOrThrow();
    return info;
  });
}
