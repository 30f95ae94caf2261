import type { MenuItem } from '@ablesbar/domain';

const PLACE = 'ablesbar-menu';
const ITEMS: readonly MenuItem[] = ['home', 'reading', 'evaluation', 'management', 'help'];

export interface StoredMenuItem {
  readonly id: MenuItem;
  readonly href: string;
}

type Surroundings = Pick<Window, 'localStorage'>;

/** Stores a logged-in user's menu of the portal for a page beside the portal that knows no accounts. */
export function storeMenu(items: readonly StoredMenuItem[], surroundings: Surroundings): void {
  try {
    const { localStorage } = surroundings;
    if (items.length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(items));
  } catch {
    // The browser stores nothing. The other page then has no menu, as for a user without a login.
  }
}

export function storedMenu(surroundings: Surroundings): readonly StoredMenuItem[] {
  try {
    const stored: unknown = JSON.parse(surroundings.localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(itemIn) : [];
  } catch {
    return [];
  }
}

/** Accepts only links within this origin, because other code may have written the stored value. */
function itemIn(stored: unknown): readonly StoredMenuItem[] {
  if (typeof stored !== 'object' || stored === null) return [];
  if (!('id' in stored && 'href' in stored && typeof stored.href === 'string')) return [];
  const id = ITEMS.find((item) => item === stored.id);
  return id && /^\/(?![/\\])/.test(stored.href) ? [{ id, href: stored.href }] : [];
}
