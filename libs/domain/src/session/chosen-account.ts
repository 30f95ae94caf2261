/**
 * The account for an action that any of the logins could do. Null if there are several and the user
 * has not chosen one.
 */
export function chosenAccount(accountIds: readonly string[], chosen: string | null): string | null {
  const [only, second] = accountIds;
  if (only === undefined || second === undefined) return only ?? null;
  return accountIds.find((id) => id === chosen) ?? null;
}
