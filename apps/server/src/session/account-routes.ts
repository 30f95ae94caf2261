import type { AccountInfo } from '@ablesbar/domain';
import { Type } from '@sinclair/typebox';
import { answer, type ApiServer, nullable } from '../base/route-schemas';
import type { Database } from '../database/open-database';
import type { Callers } from './callers';

const SCHEMA = {
  summary: 'Whose account it is; a sub-access names who shared it.',
  response: {
    200: answer({
      id: Type.String(),
      name: Type.String(),
      parentId: nullable(Type.String()),
      parentName: nullable(Type.String()),
    }),
  },
};

export function accountRoutes(
  server: ApiServer,
  { database, callers }: { readonly database: Database; readonly callers: Callers },
): void {
  server.get(
    '/api/pro/account/info',
    { onRequest: callers.admit, schema: SCHEMA },
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
