import type { Features } from '../application/features';
import type { AccountInfo } from './account-info';

/** What becomes of a login that succeeded. */
export type LoginEnd =
  /** The parent is logged in: it looks at what its sub-access sees, and nobody is added. */
  | { readonly kind: 'viewed'; readonly accountId: string; readonly childAccountId: string }
  | {
      readonly kind: 'added';
      /** Who is logged in from now on, the new account last. */
      readonly accountIds: readonly string[];
      /** Where to go; null: to where the person came from, for a deep link wins (customer decision 21). */
      readonly goTo: 'jobs' | 'home' | null;
    };

export function loginEnd({
  account,
  loggedIn,
  hasDeepLink,
  features,
}: {
  readonly account: AccountInfo;
  readonly loggedIn: readonly string[];
  readonly hasDeepLink: boolean;
  readonly features: Features;
}): LoginEnd {
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
