import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { scaleLinear } from 'd3-scale';
import * as css from './chart.css';

/** Used before the first measurement, and if the element has no width. */
const USUAL = 640;

/** The real width of an element. A picture drawn at this width keeps the size of its text. */
export function useWidth<E extends Element>(): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const measure = () => setWidth(Math.round(ref.current?.getBoundingClientRect().width || USUAL));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return [ref, width];
}

interface Scale {
  readonly largest: number;
  /** The decimals of the printed numbers. */
  readonly places: number;
}

/**
 * The area in a picture of this size in which the values are drawn, and their scale and grid lines. A
 * line whose number would be rounded is left out: the lines of 0,5 and 1 would both be called 1.
 */
export function chartFrame(width: number, height: number, { largest, places }: Scale) {
  const bottom = height - 28;
  const value = scaleLinear()
    .domain([0, largest > 0 ? largest : 1])
    .nice(4)
    .range([bottom, 36]);
  const ticks = largest > 0 ? value.ticks(4) : [0];
  const isWhole = (tick: number) => Number(tick.toFixed(places)) === tick;
  return { left: 48, right: width, bottom, value, ticks: ticks.filter(isWhole) };
}

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
