export { formatDay, formatDayWithWeekday, formatShortDay, formatTime } from './format/days';
export { formatNumber, formatPercent, formatReading } from './format/numbers';
export { mediumText } from './medium/medium-text';
export { sayUnit } from './medium/say-unit';
export { openPointText } from './problem/open-point-text';
export { problemText, sayProblem } from './problem/problem-text';
export type { Texts, TextsSetup, TextValues, Translations } from './texts/create-texts';
export { createTexts } from './texts/create-texts';
export type { TextKey } from './texts/text-key';
