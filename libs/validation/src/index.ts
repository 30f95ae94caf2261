export type { OutOfRange, Problem, ProblemCode, Severity } from './problem/problem';
export type { EntryAssessment, OpenPoint } from './reading/assess-entry';
export { assessEntry } from './reading/assess-entry';
export type { RateAssessment, ReadingSettings } from './reading/assess-rate';
export { assessRate } from './reading/assess-rate';
export { countedValue } from './reading/counted-value';
export type { ReadingDateWindow } from './reading/reading-date-window';
export {
  checkReadingDate,
  isReadingDateHidden,
  readingDateWindow,
} from './reading/reading-date-window';
export type { SendingWindow } from './reading/sending-window';
export { checkSending, sendingWindow } from './reading/sending-window';
export type { Login } from './session/check-login';
export { cleanLogin, isLoginComplete } from './session/check-login';
export { tokenFromPath } from './session/link-token';
