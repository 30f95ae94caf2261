import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as css from './Tabs.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  /** Two or three tabs; the row of tabs never scrolls. */
  readonly tabs: readonly Tab[];
}

/** One tab stop; the arrow keys choose. Panels stay mounted, so that no input in a panel is lost. */
export function Tabs({ label, tabs }: TabsProps) {
  const prefix = useId();
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, chosen, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab, n) => (
          <button
            key={tab.id}
            type="button"
            className={css.tab}
            role="tab"
            id={`${prefix}-${tab.id}`}
            aria-selected={n === chosen}
            aria-controls={`${prefix}-${tab.id}-panel`}
            tabIndex={n === chosen ? 0 : -1}
            onClick={() => setChosen(n)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, n) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}-panel`}
          aria-labelledby={`${prefix}-${tab.id}`}
          hidden={n !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** The tab that a key leads to; null for any other key. */
export function nextTab(key: string, chosen: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (chosen + 1) % count;
    case 'ArrowLeft':
      return (chosen - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
