import * as css from './DataSheet.css';

export interface SheetItem {
  readonly label: string;
  readonly lines: readonly string[];
}

/** The facts about one thing, each as a caption above its value. */
export function DataSheet({ items }: { items: readonly SheetItem[] }) {
  return (
    <dl className={css.sheet}>
      {items.map(({ label, lines }) => (
        <div key={label} className={css.item}>
          <dt className={css.caption}>{label}</dt>
          <dd>
            {lines.map((line, n) => (
              <span key={n} className={css.line}>
                {line}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
