import { scaleLinear } from 'd3-scale';

/** The area in a picture of this size in which the values are drawn, and their scale and grid lines. */
export function chartFrame(width: number, height: number, largest: number) {
  const bottom = height - 28;
  const value = scaleLinear()
    .domain([0, largest > 0 ? largest : 1])
    .nice(4)
    .range([bottom, 36]);
  return { left: 48, right: width, bottom, value, ticks: value.ticks(4) };
}
