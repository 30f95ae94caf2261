// Offline: last known; without any answer yet, in our own words.
export { Contact } from './Contact/Contact';
export { keepHelp } from './keep-help';
export { MeterHelpButton, MeterHelpPanel } from './MeterHelp/MeterHelp';
export { useMeterHelp } from './MeterHelp/use-meter-help';
export { useHelpEnabled } from './use-help';
