export type MenuItem = 'home' | 'reading' | 'evaluation' | 'management' | 'help';

export interface MenuFacts {
  readonly loggedIn: boolean;
  readonly evaluationEnabled: boolean;
  /** True if at least one job may be shared. */
  readonly shareable: boolean;
  /** The server has a global help. */
  readonly helpEnabled: boolean;
}

/** The items of the main menu, in order. */
export function menuItems({
  loggedIn,
  evaluationEnabled,
  shareable,
  helpEnabled,
}: MenuFacts): readonly MenuItem[] {
  const items: readonly (readonly [MenuItem, boolean])[] = [
    ['home', true],
    ['reading', loggedIn],
    ['evaluation', loggedIn && evaluationEnabled],
    ['management', loggedIn && shareable],
    ['help', loggedIn && helpEnabled],
  ];
  return items.flatMap(([item, isShown]) => (isShown ? [item] : []));
}
