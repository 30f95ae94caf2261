import type { AccountInfo } from '../session/account-info';

export function anAccount(part: Partial<AccountInfo> = {}): AccountInfo {
  return {
    id: 'a-1',
    name: 'Hausverwaltung Brandt & Söhne',
    parentId: null,
    parentName: null,
    ...part,
  };
}
