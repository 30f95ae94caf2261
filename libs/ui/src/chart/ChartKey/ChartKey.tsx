import { useId } from 'react';
import { diamond } from '../diamond';
import { Hatch } from '../Hatch/Hatch';
import * as chart from '../chart.css';
import * as css from './ChartKey.css';

export interface ChartKeyEntry {
  readonly sign: 'solid' | 'before' | 'estimated' | 'dashed' | 'change';
  readonly label: string;
}

/** Explains the signs of a chart. */
export function ChartKey({ entries }: { entries: readonly ChartKeyEntry[] }) {
  return (
    <ul className={css.key}>
      {entries.map(({ sign, label }) => (
        <li key={sign} className={css.entry}>
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
      return <rect className={chart.solid} {...square} />;
    case 'estimated':
      return <rect className={chart.estimated} {...square} />;
    case 'before':
      return (
        <>
          <Hatch id={hatch} />
          <rect className={chart.before} fill={`url(#${hatch})`} {...square} />
        </>
      );
    case 'dashed':
      return <path className={`${chart.line} ${chart.dashed}`} d="M0 9h18" />;
    case 'change':
      return <path className={chart.change} d={diamond} transform="translate(9 9)" />;
  }
}
