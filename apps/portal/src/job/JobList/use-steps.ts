import { type KeyboardEvent, useState } from 'react';

export interface Steps {
  /** Takes the focus as soon as its row is drawn. */
  readonly wanted: { readonly path: string } | null;
  /** The one link of the list that Tab reaches. */
  readonly stop: string | null;
  readonly onFocus: (path: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, path: string | null) => void;
}

/** Arrow keys, Home and End walk through the links of a list, drawn or not. `null` stands before them all. */
export function useSteps(paths: readonly string[], reveal: (path: string) => void): Steps {
  const [wanted, setWanted] = useState<{ readonly path: string } | null>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const onKeyDown = (event: KeyboardEvent, path: string | null) => {
    const at = path === null ? -1 : paths.indexOf(path);
    const target = targetOf(event.key, at, paths.length);
    const next = target === null ? undefined : paths[target];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    reveal(next);
    setWanted({ path: next });
  };
  const stop = visited !== null && paths.includes(visited) ? visited : (paths[0] ?? null);
  return { wanted, stop, onFocus: setVisited, onKeyDown };
}

function targetOf(key: string, at: number, length: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, length - 1);
  // In the search field the other keys move the caret.
  if (at < 0) return null;
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}
