import type { CalendarDay } from '@ablesbar/domain';
import { mailWords } from '@ablesbar/i18n';
import { encode } from 'uqr';
import { renderLetter } from './mail/letter';
import { receiptLetter, type ReceivedReading } from './receipt/receipt-letter';

/**
 * What the server writes to customers, for Storybook's designer page: the same code, so the page
 * shows what is sent. Nothing here needs Node.
 */
export {
  besideLogo,
  DEFAULT_LAYOUT,
  LETTER,
  LETTER_SIZES,
  type LetterBox,
} from './letter/letter-layout';
export { fillRuns, type TextRun } from './letter/letter-template';
export type { LetterPage } from './operator/letters/letter-pages';
export { letterValues } from './operator/letters/letter-values';
export { sampleLetter } from './operator/letters/sample-letter';

/** The dark cells of the code in a letter, row by row. */
export const codeOf = (link: string) => encode(link, { ecc: 'M', border: 0 }).data;

/** The mail that confirms a reading, as HTML. */
export function sampleMail(
  language: string,
  { application, origin, day }: { application: string; origin: string; day: CalendarDay },
): string {
  const words = mailWords(language);
  const reading: ReceivedReading = {
    number: '7F3A92C1',
    receivedAt: new Date(`${day}T10:00:00Z`),
    meterNumber: '7ELS0098127734',
    place: 'Keller rechts, hinter der Tür',
    writtenBy: 'utility',
    day,
    values: [
      { obis: '7-1:3.0.0', rateName: 'Verbrauch', value: '13210.45', places: 2, unit: 'm³' },
    ],
  };
  const frame = { application, language, stopUrl: `${origin}/e-mail` };
  return renderLetter(receiptLetter(words, [reading], frame), words, application).html;
}
