// Online only; without an answer, in our own words.
export { MeterHelpButton, MeterHelpPanel } from './MeterHelp/MeterHelp';
export { useMeterHelp } from './MeterHelp/use-meter-help';
export { useHelpEnabled } from './use-help';
