/** Lines of Prometheus' text format. The keys of a map are written-out labels ('method="GET"'). */
export function metricLines(
  name: string,
  type: 'counter' | 'gauge',
  values: number | ReadonlyMap<string, number>,
): readonly string[] {
  const rows =
    typeof values === 'number'
      ? [`${name} ${values}`]
      : [...values].map(([labels, value]) => `${name}{${labels}} ${value}`);
  return [`# TYPE ${name} ${type}`, ...rows];
}

interface Histogram {
  /** For each limit, at the same index: the number of values up to that limit. */
  readonly buckets: readonly number[];
  readonly count: number;
  readonly sum: number;
}

export function histogramLines(
  name: string,
  limits: readonly number[],
  histograms: ReadonlyMap<string, Histogram>,
): readonly string[] {
  const rows = [...histograms].flatMap(([labels, { buckets, count, sum }]) => [
    ...limits.map(
      (limit, index) => `${name}_bucket{${labels},le="${limit}"} ${buckets[index] ?? 0}`,
    ),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ]);
  return [`# TYPE ${name} histogram`, ...rows];
}
