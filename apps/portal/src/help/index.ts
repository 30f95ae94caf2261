// Offline: last known; before the first answer, the portal's own texts.
export { Contact } from './Contact/Contact';
export { keepHelp } from './keep-help';
export { MeterHelpButton, MeterHelpPanel } from './MeterHelp/MeterHelp';
export { useMeterHelp } from './MeterHelp/use-meter-help';
