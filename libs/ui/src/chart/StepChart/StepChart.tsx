import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { diamond } from '../ChartKey/ChartKey';
import { chartFrame, Grid, useWidth } from '../chart-frame';
import { type Step, stepRuns } from './step-runs';
import * as css from '../chart.css';

export interface StepChartProps {
  /** The whole picture in one sentence; the numbers are in a table nearby. */
  readonly label: string;
  /** The newest last. Times are days, counted from any starting day. */
  readonly steps: readonly Step[];
  /** What a person has noted, over the steps; a dot ends each. */
  readonly notes?: readonly Step[];
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  /** The days on which another meter began to count. */
  readonly changes: readonly number[];
  readonly format: (value: number) => string;
  /** The decimals that `format` prints. */
  readonly places: number;
}

const HEIGHT = 192;
const VALUE_WIDTH = 48;

/** Amount per day. It is constant between two readings, because we know nothing about the days between. */
export function StepChart(props: StepChartProps) {
  const { label, steps, notes = [], ticks, changes, format, places } = props;
  const [ref, width] = useWidth<SVGSVGElement>();
  const all = [...steps, ...notes];
  const largest = Math.max(0, ...all.map(({ value }) => value));
  const frame = chartFrame(width, HEIGHT, { largest, places });
  const y = frame.value;
  const x = scaleLinear()
    .domain([Math.min(...all.map(({ from }) => from)), Math.max(...all.map(({ to }) => to))])
    .range([frame.left, width - 6]);
  const path = line<readonly [number, number]>(
    ([at]) => x(at),
    ([, value]) => y(value),
  );
  return (
    <svg
      ref={ref}
      className={css.chart}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <Grid frame={frame} format={format} />
      {ticks.map((tick) => (
        <g key={tick.at}>
          <path className={css.axis} d={`M${x(tick.at)} ${frame.bottom}v6`} />
          <text
            x={x(tick.at)}
            y={HEIGHT - 6}
            textAnchor={x(tick.at) > width - 24 ? 'end' : 'middle'}
          >
            {tick.label}
          </text>
        </g>
      ))}
      {changes.map((at) => (
        <g key={at} transform={`translate(${x(at)} 0)`}>
          <path className={css.changeLine} d={`M0 24V${frame.bottom}`} />
          <path className={css.change} d={diamond} transform="translate(0 14)" />
        </g>
      ))}
      {stepRuns(steps).map(({ isEstimated, points }, n) => (
        <path
          key={n}
          className={isEstimated ? `${css.line} ${css.dashed}` : css.line}
          d={path(points) ?? undefined}
        />
      ))}
      {notes.map(({ from, to, value }) => (
        <g key={to}>
          <path className={css.noted} d={`M${x(from)} ${y(value)}H${x(to)}`} />
          <circle className={css.notedEnd} cx={x(to)} cy={y(value)} r="4" />
        </g>
      ))}
      {steps.map((step, n) => {
        const isLatest = n === steps.length - 1;
        const [from, to] = [x(step.from), x(step.to)];
        return (
          (isLatest || to - from >= VALUE_WIDTH) && (
            <text
              key={step.from}
              className={isLatest ? css.strong : undefined}
              x={to - from >= VALUE_WIDTH ? (from + to) / 2 : to}
              y={y(step.value) - 8}
              textAnchor={to - from >= VALUE_WIDTH ? 'middle' : 'end'}
            >
              {format(step.value)}
            </text>
          )
        );
      })}
    </svg>
  );
}
