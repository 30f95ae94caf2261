import type { chartFrame } from '../frame';
import * as css from '../chart.css';

export interface GridProps {
  readonly frame: ReturnType<typeof chartFrame>;
  readonly format: (value: number) => string;
}

/** The horizontal lines of the values, with their numbers. */
export function Grid({ frame: { left, right, value, ticks }, format }: GridProps) {
  return ticks.map((tick) => {
    const y = Math.round(value(tick)) + 0.5;
    return (
      <g key={tick}>
        <path className={tick === 0 ? css.axis : css.grid} d={`M${left} ${y}H${right}`} />
        <text x={left - 8} y={y + 4} textAnchor="end">
          {format(tick)}
        </text>
      </g>
    );
  });
}
