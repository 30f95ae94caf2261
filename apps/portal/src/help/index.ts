// Offline: last known; before the first answer, the portal's own texts.
export { keepHelp } from './keep-help';
export { createPictureKeeper } from './keep-pictures';
export { MeterHelpButton, MeterHelpPanel } from './MeterHelp/MeterHelp';
export { useMeterHelp } from './MeterHelp/use-meter-help';
