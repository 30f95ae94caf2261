import { useId } from 'react';
import { chartFrame, Grid, useWidth } from '../chart-frame';
import * as css from '../chart.css';
import { type ChartKeyEntry, diamond, Hatch } from '../ChartKey/ChartKey';

export interface Bar {
  readonly label: string;
  /** Null if the value is not known. */
  readonly value: number | null;
  /** The value of the period before, drawn beside this period's bar. */
  readonly before: number | null;
  readonly isEstimated: boolean;
  /** The same for `before`. */
  readonly isBeforeEstimated?: boolean;
  readonly isNewMeter: boolean;
}

export interface BarChartProps {
  /** The whole picture in one sentence; the numbers are in a table nearby. */
  readonly label: string;
  /** The newest last. */
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
  /** The decimals that `format` prints. */
  readonly places: number;
}

const HEIGHT = 232;
const WIDEST = 28;
/** The widths of a year's number and of a value above its bar, with space on both sides. */
const LABEL_WIDTH = 40;
const VALUE_WIDTH = 72;

/** One bar per period, with the bar of the period before beside it. */
export function BarChart({ label, bars, format, places }: BarChartProps) {
  const [ref, width] = useWidth<SVGSVGElement>();
  const hatch = useId();
  const largest = Math.max(0, ...bars.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  const frame = chartFrame(width, HEIGHT, { largest, places });
  const { bottom, value: y } = frame;
  const bandOf = bands(bars.length, frame.left, width);
  const thick = Math.min(WIDEST, bandOf.width / 2 - 2);
  const every = Math.ceil(LABEL_WIDTH / bandOf.step);
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
        const middle = bandOf.middleOf(n);
        const top = y(bar.value ?? 0);
        const isSaid = bar.value !== null && (isLatest || bandOf.step >= VALUE_WIDTH);
        return (
          <g key={bar.label}>
            {bar.before !== null && (
              <rect
                className={bar.isBeforeEstimated ? `${css.before} ${css.dashed}` : css.before}
                fill={`url(#${hatch})`}
                x={middle - thick - 1}
                y={y(bar.before)}
                width={thick}
                height={bottom - y(bar.before)}
              />
            )}
            {bar.value !== null && (
              <rect
                className={css[signOf(bar, isLatest)]}
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

/** How a bar is drawn. */
function signOf({ isEstimated }: Bar, isLatest: boolean) {
  return isEstimated ? 'estimated' : isLatest ? 'latest' : 'solid';
}

/** The sign by which the key explains the bars of the values: one that the picture has. */
export function barSign(bars: readonly Bar[]): ChartKeyEntry['sign'] {
  const known = bars.filter(({ value }) => value !== null);
  const signs = known.map((bar) => signOf(bar, bar === bars.at(-1)));
  return (
    (['solid', 'latest', 'estimated'] as const).find((sign) => signs.includes(sign)) ?? 'solid'
  );
}

interface Bands {
  /** The distance from the start of one band to the start of the next. */
  readonly step: number;
  readonly width: number;
  readonly middleOf: (index: number) => number;
}

/** The space between two bands, and beside the outer bands, as parts of a step. */
const BETWEEN = 0.3;
const BESIDE = 0.2;

/** Bands of the same width side by side. d3's own scale for names would be a tenth of the chart code. */
export function bands(count: number, from: number, to: number): Bands {
  const step = (to - from) / Math.max(1, count - BETWEEN + 2 * BESIDE);
  const width = step * (1 - BETWEEN);
  const begin = from + (to - from - step * (count - BETWEEN)) / 2;
  return { step, width, middleOf: (index) => begin + index * step + width / 2 };
}
