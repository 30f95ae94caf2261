import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** The row that has the focus; null for what stands above the rows. */
interface Place {
  readonly rowId: string | null;
}

/**
 * A reading that is sent or discarded takes its row with it, and the last one takes the panel. If the
 * focus was there, it goes on to the next row, to the panel's button, or to the title of the screen.
 */
export function useKeptFocus(ids: readonly string[]) {
  const panel = useRef<HTMLElement>(null);
  const focused = useRef<Place | null>(null);
  const before = useRef(ids);

  useLayoutEffect(() => {
    const place = focused.current;
    const shown = before.current;
    before.current = ids;
    const root = panel.current?.getRootNode();
    if (place === null || !isRoot(root) || !isLost(root)) return;
    focused.current = null;
    const at = place.rowId === null ? -1 : shown.indexOf(place.rowId);
    const later = at < 0 ? [] : shown.slice(at + 1);
    const next = later.find((id) => ids.includes(id));
    const rows = [...(panel.current?.querySelectorAll('li') ?? [])];
    const row = next === undefined ? undefined : rows[ids.indexOf(next)];
    const button = (row ?? panel.current)?.querySelector('button');
    if (button) button.focus();
    else focusScreen(root);
  });

  return {
    ref: panel,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest('li');
      const rows = [...(panel.current?.querySelectorAll('li') ?? [])];
      focused.current = { rowId: (row && before.current[rows.indexOf(row)]) ?? null };
    },
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
