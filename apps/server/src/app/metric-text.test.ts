import { histogramLines, metricLines } from './metric-text';

it('writes a number and one per label', () => {
  expect(metricLines('a_bytes', 'gauge', 3)).toEqual(['# TYPE a_bytes gauge', 'a_bytes 3']);
  expect(metricLines('b_total', 'counter', new Map([['x="1"', 2]]))).toEqual([
    '# TYPE b_total counter',
    'b_total{x="1"} 2',
  ]);
});

it('writes a histogram with its last, endless bucket', () => {
  const seen = { buckets: [1, 2], count: 3, sum: 9.5 };
  expect(histogramLines('c', [0.5, 1], new Map([['x="1"', seen]]))).toEqual([
    '# TYPE c histogram',
    'c_bucket{x="1",le="0.5"} 1',
    'c_bucket{x="1",le="1"} 2',
    'c_bucket{x="1",le="+Inf"} 3',
    'c_sum{x="1"} 9.5',
    'c_count{x="1"} 3',
  ]);
});
