import { useId } from 'react';
import { scaleBand } from 'd3-scale';
import { diamond } from '../diamond';
import { chartFrame } from '../frame';
import { Grid } from '../Grid/Grid';
import { Hatch } from '../Hatch/Hatch';
import { useWidth } from '../use-width';
import * as css from '../chart.css';

export interface Bar {
  readonly label: string;
  /** Null where nothing is known. */
  readonly value: number | null;
  /** The same of the period before, to stand beside it. */
  readonly before: number | null;
  readonly isEstimated: boolean;
  readonly isNewMeter: boolean;
}

export interface BarChartProps {
  /** The whole picture in a sentence; the numbers stand in a table nearby. */
  readonly label: string;
  /** The newest last. */
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
}

const HEIGHT = 232;
const WIDEST = 28;
/** A year's number, and a value over its bar, with air on both sides. */
const LABEL_WIDTH = 40;
const VALUE_WIDTH = 72;

/** One bar a period with the one before beside it. */
export function BarChart({ label, bars, format }: BarChartProps) {
  const [ref, width] = useWidth<SVGSVGElement>();
  const hatch = useId();
  const largest = Math.max(0, ...bars.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  const frame = chartFrame(width, HEIGHT, largest);
  const { bottom, value: y } = frame;
  const x = scaleBand(bars.keys(), [frame.left, width]).paddingInner(0.3).paddingOuter(0.2);
  const thick = Math.min(WIDEST, x.bandwidth() / 2 - 2);
  const every = Math.ceil(LABEL_WIDTH / x.step());
  return (
    <svg
      ref={ref}
      className={css.chart}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <Hatch id={hatch} />
      <Grid frame={frame} format={format} />
      {bars.map((bar, n) => {
        const isLatest = n === bars.length - 1;
        const middle = (x(n) ?? 0) + x.bandwidth() / 2;
        const top = y(bar.value ?? 0);
        const isSaid = bar.value !== null && (isLatest || x.step() >= VALUE_WIDTH);
        return (
          <g key={bar.label}>
            {bar.before !== null && (
              <rect
                className={css.before}
                fill={`url(#${hatch})`}
                x={middle - thick - 1}
                y={y(bar.before)}
                width={thick}
                height={bottom - y(bar.before)}
              />
            )}
            {bar.value !== null && (
              <rect
                className={bar.isEstimated ? css.estimated : isLatest ? css.latest : css.solid}
                x={middle + 2}
                y={top}
                width={thick}
                height={bottom - top}
              />
            )}
            {isSaid && (
              <text
                className={isLatest ? css.strong : undefined}
                x={isLatest ? middle + thick + 2 : middle + 2 + thick / 2}
                y={top - 6}
                textAnchor={isLatest ? 'end' : 'middle'}
              >
                {format(bar.value ?? 0)}
              </text>
            )}
            {bar.isNewMeter && (
              <path
                className={css.change}
                d={diamond}
                transform={`translate(${middle + 2 + thick / 2} ${top - (isSaid ? 26 : 10)})`}
              />
            )}
            {(bars.length - 1 - n) % every === 0 && (
              <text
                className={isLatest ? css.strong : undefined}
                x={middle}
                y={HEIGHT - 8}
                textAnchor="middle"
              >
                {bar.label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
