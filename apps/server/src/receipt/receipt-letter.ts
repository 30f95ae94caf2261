import {
  type CalendarDay,
  type NamedRate,
  type NotReadableReason,
  rateNameAmong,
} from '@ablesbar/domain';
import { formatDay, formatReading, type MailWords } from '@ablesbar/i18n';
import type { Letter, LetterPart } from '../mail/letter';
import { typedWords } from '../mail/typed-words';

/** A meter and its readings of one day. */
export interface ReceivedReading {
  readonly meterNumber: string;
  readonly day: CalendarDay;
  /** Why there are no readings; absent if there are. */
  readonly notReadable?: NotReadableReason | undefined;
  readonly values: readonly (NamedRate & {
    readonly value: string;
    readonly places: number;
    readonly unit: string | null;
  })[];
}

export function receiptLetter(
  { receipt }: MailWords,
  readings: readonly ReceivedReading[],
  { application, language }: { readonly application: string; readonly language: string },
): Letter {
  return {
    subject: receipt.subject(application),
    parts: [
      { kind: 'text', text: receipt.salutation },
      { kind: 'text', text: receipt.intro },
      ...readings.flatMap(({ meterNumber, day, notReadable, values }): readonly LetterPart[] => [
        { kind: 'heading', text: receipt.meter(typedWords(meterNumber)) },
        {
          kind: 'text',
          text:
            notReadable === undefined
              ? receipt.readOn(formatDay(day, language))
              : `${receipt.notReadable[notReadable]} (${formatDay(day, language)})`,
        },
        {
          kind: 'rows',
          rows: values.map((rate) => {
            const { name, mark } = rateNameAmong(values, rate);
            const read = formatReading(rate.value, rate.places, language);
            return [name || mark || receipt.rate, [read, rate.unit ?? ''].join(' ').trim()];
          }),
        },
      ]),
      { kind: 'text', text: receipt.keep },
    ],
  };
}
