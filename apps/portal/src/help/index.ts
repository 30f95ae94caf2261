// Online only; without an answer, in our own words.
export { MeterHelp } from './MeterHelp/MeterHelp';
export { useHelpEnabled } from './use-help';
