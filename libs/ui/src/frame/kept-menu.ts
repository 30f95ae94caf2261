import type { MenuItem } from '@ablesbar/domain';

const PLACE = 'ablesbar-menu';
const ITEMS: readonly MenuItem[] = ['home', 'reading', 'evaluation', 'management', 'help'];

export interface KeptItem {
  readonly id: MenuItem;
  readonly href: string;
}

type Surroundings = Pick<Window, 'localStorage'>;

/** What the portal's bar offers to somebody who is logged in, for a page beside it that knows no accounts. */
export function keepMenu(items: readonly KeptItem[], surroundings: Surroundings): void {
  try {
    const { localStorage } = surroundings;
    if (items.length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(items));
  } catch {
    // A browser that keeps nothing: the other page has no menu then, as for somebody without a login.
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

/** Only ways within this origin: what lies in a browser may be anybody's. */
function itemIn(kept: unknown): readonly KeptItem[] {
  if (typeof kept !== 'object' || kept === null) return [];
  if (!('id' in kept && 'href' in kept && typeof kept.href === 'string')) return [];
  const id = ITEMS.find((item) => item === kept.id);
  return id && /^\/(?![/\\])/.test(kept.href) ? [{ id, href: kept.href }] : [];
}
