import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** The row that has the focus; null for what stands above the rows. */
interface Place {
  readonly rowId: string | null;
}

/**
 * A row may go and take the focus with it, as in the queue's panel. The focus then goes on to the next
 * row, to the first button beside the rows, to the row before, or to the title of the screen. `ids` are
 * those of the rows, which are the only list items of the part.
 */
export function useKeptFocus<Part extends HTMLElement = HTMLElement>(ids: readonly string[]) {
  const part = useRef<Part>(null);
  const focused = useRef<Place | null>(null);
  const before = useRef(ids);

  const note = (target: Element) => {
    const row = target.closest('li');
    const rows = [...(part.current?.querySelectorAll('li') ?? [])];
    focused.current = { rowId: (row && before.current[rows.indexOf(row)]) ?? null };
  };

  useLayoutEffect(() => {
    const place = focused.current;
    const shown = before.current;
    before.current = ids;
    const root = part.current?.getRootNode();
    // A dialog gives the focus back while React hears no events.
    const active = isRoot(root) ? root.activeElement : null;
    if (active && part.current?.contains(active)) return note(active);
    if (place === null || !isRoot(root) || !isLost(root)) return;
    focused.current = null;
    const at = place.rowId === null ? -1 : shown.indexOf(place.rowId);
    const isShown = (id: string) => ids.includes(id);
    const next = at < 0 ? undefined : shown.slice(at + 1).find(isShown);
    const earlier = at < 0 ? undefined : shown.slice(0, at).findLast(isShown);
    const rows = [...(part.current?.querySelectorAll('li') ?? [])];
    const buttonOf = (id: string | undefined) =>
      id === undefined ? null : (rows[ids.indexOf(id)]?.querySelector('button') ?? null);
    const buttons = [...(part.current?.querySelectorAll('button') ?? [])];
    const beside = buttons.find((one) => !rows.some((row) => row.contains(one)));
    const button = buttonOf(next) ?? beside ?? buttonOf(earlier);
    if (button) button.focus();
    else focusScreen(root);
  });

  return {
    ref: part,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => note(target),
    /** Not called for a button that React removes. */
    onBlur({ target }: FocusEvent<HTMLElement>) {
      const root = target.getRootNode();
      // Another window has the focus: the button gets it back.
      if (!isRoot(root) || root.activeElement !== target) focused.current = null;
    },
  };
}

type Root = Document | ShadowRoot;

function isRoot(node: Node | undefined): node is Root {
  return node instanceof Document || node instanceof ShadowRoot;
}

function isLost({ activeElement }: Root): boolean {
  return activeElement === null || activeElement === document.body;
}

/** A title that only another width shows does not take the focus. */
function focusScreen(root: Root): void {
  for (const title of root.querySelectorAll('h1')) {
    title.focus();
    if (root.activeElement === title) return;
  }
  const main = root.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}
