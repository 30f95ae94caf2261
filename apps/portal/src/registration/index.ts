// Offline: online only (an e-mail can be requested only while the server answers).
export { askRegistration } from './ask-registration';
export { LateRegistrationDialog } from './LateRegistrationDialog';
export { ReceiptRequest } from './ReceiptRequest/ReceiptRequest';
export { registrationListeners, watchFocus } from './registration.listeners';
export { registrationForgotten, registrationSlice } from './registration.slice';
export { mailInBar } from './mail-in-bar';
export { useRegistration } from './use-registration';
