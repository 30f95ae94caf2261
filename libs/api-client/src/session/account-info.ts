import type { AccountInfo } from '@ablesbar/domain';
import { wireId, wireObject, wireText } from '../http/wire';

export const ACCOUNT_INFO_PATH = '/api/pro/account/info';

export function accountInfoFromWire(json: unknown): AccountInfo | null {
  const { id, name, parentId, parentName } = wireObject(json);
  const known = wireId(id);
  return known === null
    ? null
    : {
        id: known,
        name: wireText(name),
        parentId: wireId(parentId),
        parentName: wireText(parentName),
      };
}
