import type { Features } from '../application/features';
import type { AccountInfo } from './account-info';

/** The result of a successful login. */
export type LoginResult =
  /** The parent is logged in: it views the jobs of its sub-access, and no account is added. */
  | { readonly kind: 'viewed'; readonly accountId: string; readonly childAccountId: string }
  | {
      readonly kind: 'added';
      /** All logged-in accounts, the new one last. */
      readonly accountIds: readonly string[];
      /**
       * Where the portal goes next. Null: to the page of the deep link, which has priority
       * (customer decision 21).
       */
      readonly goTo: 'jobs' | 'home' | null;
    };

export function loginResult({
  account,
  loggedIn,
  hasDeepLink,
  features,
}: {
  readonly account: AccountInfo;
  readonly loggedIn: readonly string[];
  readonly hasDeepLink: boolean;
  readonly features: Features;
}): LoginResult {
  const { id, parentId } = account;
  if (parentId !== null && loggedIn.includes(parentId)) {
    return { kind: 'viewed', accountId: parentId, childAccountId: id };
  }
  const others = features.multipleAccountsLoginEnabled ? loggedIn : [];
  const goTo = features.redirectToJobsScreenOnLoginEnabled ? 'jobs' : 'home';
  return {
    kind: 'added',
    accountIds: [...others.filter((other) => other !== id), id],
    goTo: hasDeepLink ? null : goTo,
  };
}
