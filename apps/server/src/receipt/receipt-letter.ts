import {
  berlinDay,
  type CalendarDay,
  type NamedRate,
  type NotReadableReason,
  rateNameAmong,
} from '@ablesbar/domain';
import { formatDay, formatReading, formatTime, type MailWords } from '@ablesbar/i18n';
import type { Letter, LetterPart } from '../mail/letter';
import { type Sheet, sheetLines } from '../mail/sheet';
import { typedWords, utilityWords } from '../mail/typed-words';

/** A meter and its readings of one day. */
export interface ReceivedReading {
  /** The number of the receipt. */
  readonly number: string;
  readonly receivedAt: Date;
  readonly meterNumber: string;
  /** Where the meter is, in one line; '' if nobody said. */
  readonly place: string;
  /** Who wrote the meter's number and place. What a sender typed may be no link and no long text. */
  readonly writtenBy: 'utility' | 'sender';
  readonly day: CalendarDay;
  /** Why there are no readings; absent if there are. */
  readonly notReadable?: NotReadableReason | undefined;
  readonly values: readonly (NamedRate & {
    readonly value: string;
    readonly places: number;
    readonly unit: string | null;
  })[];
}

interface ReceiptFrame {
  readonly application: string;
  readonly language: string;
  /** Ends the mails. Null for a receipt without a login, which is asked for one by one. */
  readonly stopUrl: string | null;
}

export function receiptLetter(
  { receipt, stop }: MailWords,
  readings: readonly ReceivedReading[],
  { application, language, stopUrl }: ReceiptFrame,
): Letter & { readonly sheet: Sheet } {
  const received = readings.flatMap((reading) => partsOf(reading, receipt, language));
  return {
    subject: receipt.subject(application),
    parts: [
      { kind: 'text', text: receipt.salutation },
      { kind: 'text', text: receipt.intro },
      ...received,
      { kind: 'text', text: receipt.keep },
      ...(stopUrl === null ? [] : [{ kind: 'link' as const, label: stop, url: stopUrl }]),
    ],
    sheet: {
      file: receipt.file,
      language,
      sender: application,
      title: receipt.title,
      lines: sheetLines(received),
    },
  };
}

function partsOf(
  { number, receivedAt, meterNumber, place, writtenBy, day, notReadable, values }: ReceivedReading,
  receipt: MailWords['receipt'],
  language: string,
): readonly LetterPart[] {
  const shown = writtenBy === 'utility' ? utilityWords : typedWords;
  const accepted = [formatDay(berlinDay(receivedAt), language), formatTime(receivedAt, language)];
  return [
    { kind: 'heading', text: receipt.meter(shown(meterNumber)) },
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
        // A mail may hold one rate of two, so the code of an unnamed one is said (D302).
        const called = name || mark || rate.obis || receipt.rate;
        return [called, [read, rate.unit ?? ''].join(' ').trim()];
      }),
    },
    {
      kind: 'rows',
      rows: [
        ...(place === '' ? [] : [[receipt.place, shown(place)] as const]),
        [receipt.accepted, accepted.join(', ')],
        [receipt.number, number],
      ],
    },
  ];
}
