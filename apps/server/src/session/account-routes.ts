import type { AccountInfo } from '@ablesbar/domain';
import type { ApiServer } from '../app/route-schemas';
import type { Database } from '../database/open-database';
import type { Callers } from './bearer';

export function accountRoutes(
  server: ApiServer,
  { database, callers }: { readonly database: Database; readonly callers: Callers },
): void {
  server.get(
    '/api/pro/account/info',
    { onRequest: callers.admit },
    async (request): Promise<AccountInfo> =>
      database
        .selectFrom('account')
        .leftJoin('account as parent', 'parent.id', 'account.parent_id')
        .select(['account.id', 'account.name'])
        .select(['parent.id as parentId', 'parent.name as parentName'])
        .where('account.id', '=', callers.of(request).account.id)
        .executeTakeFirstOrThrow(),
  );
}
