import type { AccountInfo } from './account-info';

/**
 * The logged-in account above this one, or null. It only looks at its sub-access, which is then not
 * added (section 4).
 */
export function parentAmong(
  loggedIn: readonly string[],
  { parentId }: Pick<AccountInfo, 'parentId'>,
): string | null {
  return parentId !== null && loggedIn.includes(parentId) ? parentId : null;
}
