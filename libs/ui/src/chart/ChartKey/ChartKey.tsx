import { useId } from 'react';
import * as css from '../chart.css';

export interface ChartKeyEntry {
  readonly sign: 'solid' | 'latest' | 'before' | 'estimated' | 'dashed' | 'change' | 'noted';
  readonly label: string;
}

/** Explains the signs of a chart. */
export function ChartKey({ entries }: { entries: readonly ChartKeyEntry[] }) {
  return (
    <ul className={css.key}>
      {entries.map(({ sign, label }) => (
        <li key={`${sign} ${label}`} className={css.entry}>
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <Sign sign={sign} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

function Sign({ sign }: Pick<ChartKeyEntry, 'sign'>) {
  const hatch = useId();
  const square = { x: 1.5, y: 1.5, width: 15, height: 15 } as const;
  switch (sign) {
    case 'solid':
    case 'latest':
    case 'estimated':
      return <rect className={css[sign]} {...square} />;
    case 'before':
      return (
        <>
          <Hatch id={hatch} />
          <rect className={css.before} fill={`url(#${hatch})`} {...square} />
        </>
      );
    case 'dashed':
      return <path className={`${css.line} ${css.dashed}`} d="M0 9h18" />;
    case 'noted':
      return (
        <>
          <path className={css.noted} d="M0 9h12" />
          <circle className={css.notedEnd} cx="13" cy="9" r="4" />
        </>
      );
    case 'change':
      return <path className={css.change} d={diamond} transform="translate(9 9)" />;
  }
}

/** The sign for a change of the meter. */
export const diamond = 'M0 -7L5 0L0 7L-5 0Z';

/** A pattern of stripes that fills a shape. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className={css.hatch} d="M0 0v6" />
    </pattern>
  );
}
