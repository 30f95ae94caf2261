export { causeText } from './cause/cause-text';
export type { ExplanationWords } from './cause/say-explanation';
export { sayExplanation } from './cause/say-explanation';
export {
  evaluationGroupText,
  evaluationStateText,
  notConsumedText,
  sayReason,
} from './evaluation/evaluation-text';
export { formatDay, formatDayWithWeekday, formatShortDay, formatTime } from './format/days';
export { formatNumber, formatPercent, formatReading } from './format/numbers';
export { formatTypedDay, readTypedDay } from './format/typed-day';
export type { MailWords } from './mail/mail-words';
export { mailWords } from './mail/mail-words';
export { mediumText } from './medium/medium-text';
export { sayUnit } from './medium/say-unit';
export { openPointText } from './problem/open-point-text';
export { problemText, sayProblem } from './problem/problem-text';
export { exportHeadText } from './sharing/export-head-text';
export { sayShareName } from './sharing/say-share-name';
export type { Texts, TextsSetup, TextValues, Translations } from './texts/create-texts';
export { createTexts } from './texts/create-texts';
export { firstWords } from './texts/first-words';
export type { TextKey } from './texts/text-key';
