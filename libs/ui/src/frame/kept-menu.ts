import type { MenuItem } from '@ablesbar/domain';

const PLACE = 'ablesbar-menu';
const ITEMS: readonly MenuItem[] = ['home', 'reading', 'evaluation', 'management', 'help'];

export interface KeptItem {
  readonly id: MenuItem;
  readonly href: string;
}

type Surroundings = Pick<Window, 'localStorage'>;

/** Keeps a logged-in user's menu of the portal for a page beside the portal that knows no accounts. */
export function keepMenu(items: readonly KeptItem[], surroundings: Surroundings): void {
  try {
    const { localStorage } = surroundings;
    if (items.length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(items));
  } catch {
    // The browser stores nothing. The other page then has no menu, as for a user without a login.
  }
}

export function keptMenu(surroundings: Surroundings): readonly KeptItem[] {
  try {
    const kept: unknown = JSON.parse(surroundings.localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(itemIn) : [];
  } catch {
    return [];
  }
}

/** Accepts only links within this origin, because other code may have written the stored value. */
function itemIn(kept: unknown): readonly KeptItem[] {
  if (typeof kept !== 'object' || kept === null) return [];
  if (!('id' in kept && 'href' in kept && typeof kept.href === 'string')) return [];
  const id = ITEMS.find((item) => item === kept.id);
  return id && /^\/(?![/\\])/.test(kept.href) ? [{ id, href: kept.href }] : [];
}
