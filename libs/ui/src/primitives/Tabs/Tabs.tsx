import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as css from './Tabs.css';
import { nextTab } from './next-tab';

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
