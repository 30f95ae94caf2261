// Separate from the main index: charts need d3, which only the evaluation loads.
export type { Bar } from './BarChart/BarChart';
export { BarChart, barSign } from './BarChart/BarChart';
export { ChartKey } from './ChartKey/ChartKey';
export type { ChartKeyEntry } from './ChartKey/ChartKey';
export { StepChart } from './StepChart/StepChart';
export type { Step } from './StepChart/step-runs';
