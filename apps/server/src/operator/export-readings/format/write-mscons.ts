import { addDays, berlinDay } from '@ablesbar/domain';
import { startOfBerlinDay } from '@ablesbar/domain/berlin-time';
import type { Sink } from '../../../table/write-table';
import type { ReadingCells } from '../reading-rows';
import { encoderOf } from './encode-text';
import { type FormatWriter, meterGroups } from './meter-groups';
import type { MsconsFormat } from './read-format';

/** Who has given the number of a partner: the code lists for UNB (0007) and for NAD (3055). */
const AGENCIES = {
  BDEW: { unb: '500', nad: '293' },
  DVGW: { unb: '502', nad: '332' },
  GS1: { unb: '14', nad: '9' },
} as const;

/** The check identifier of a message with readings of counters, and the meters that it may be about. */
const MEDIA = {
  electricity: { check: '13017', meterType: 'ELECTRIC_METER' },
  gas: { check: '13002', meterType: 'GAS_METER' },
} as const;

type Element = string | readonly string[];

/**
 * Writes an interchange of readings: MSCONS 2.4c of EDI@Energy, one message for each meter. Its data
 * elements are listed in examples/formats/README.md, with what it does not cover.
 */
export function msconsInterchange(format: MsconsFormat, sink: Sink, now: Date): FormatWriter {
  const encode = encoderOf('iso-8859-1');
  const put = (text: string) => sink(encode(text));
  const { sender, receiver } = format;
  const { check, meterType } = MEDIA[format.medium];
  // At most 14 signs, and another one for each run.
  const reference = `A${now.getTime().toString(36).toUpperCase()}`;
  let messages = 0;
  let leftOut = 0;

  const partner = (role: string, { id, agency }: MsconsFormat['sender']) =>
    segment('NAD', role, [id, '', AGENCIES[agency].nad]);
  const begin = () => {
    const time = utcDigits(now);
    return put(
      `UNA:+.? '${segment(
        'UNB',
        ['UNOC', '3'],
        [sender.id, AGENCIES[sender.agency].unb],
        [receiver.id, AGENCIES[receiver.agency].unb],
        [time.slice(2, 8), time.slice(8, 12)],
        reference,
        '',
        'VL',
      )}`,
    );
  };
  const writeMessage = async (group: readonly ReadingCells[]) => {
    const [first] = group;
    const place = first?.meLoId ?? first?.maLoId ?? null;
    const isWritable =
      first?.meterType === meterType &&
      place !== null &&
      group.every(({ obis, readingValue }) => obis != null && readingValue != null);
    if (first === undefined || !isWritable) {
      leftOut += group.length;
      return;
    }
    if (messages === 0) await begin();
    messages += 1;
    const number = String(messages);
    const segments = [
      segment('UNH', number, ['MSCONS', 'D', '04B', 'UN', '2.4c']),
      segment('BGM', '7', `${reference}-${number}`, '9'),
      segment('DTM', ['137', `${utcDigits(now)}+00`, '303']),
      segment('RFF', ['Z13', check]),
      partner('MS', sender),
      partner('MR', receiver),
      segment('UNS', 'D'),
      segment('NAD', 'DP'),
      segment('LOC', '172', String(place)),
      segment('RFF', ['MG', String(first.meterNumber)]),
      ...group.flatMap((cells, index) => registerSegments(cells, index + 1)),
    ];
    // The count includes UNT.
    const end = segment('UNT', String(segments.length + 1), number);
    await put([...segments, end].join(''));
  };
  const groups = meterGroups(writeMessage);
  return {
    write: (cells) => groups.add(cells),
    end: async () => {
      await groups.end();
      // An interchange without a message is none: the file stays empty.
      if (messages > 0) await put(segment('UNZ', String(messages), reference));
    },
    leftOut: () => leftOut,
  };
}

function registerSegments(
  { obis, readingValue, readingDate }: ReadingCells,
  line: number,
): readonly string[] {
  const day = berlinDay(new Date(String(readingDate)));
  // The value counts for the end of its day.
  const end = startOfBerlinDay(addDays(day, 1));
  return [
    segment('LIN', String(line)),
    segment('PIA', '5', [String(obis), 'SRW']),
    segment('QTY', ['220', String(readingValue)]),
    segment('DTM', ['9', day.replaceAll('-', ''), '102']),
    segment('DTM', ['7', `${utcDigits(end)}+00`, '303']),
    // Read by the customer.
    segment('STS', 'Z33', '', 'Z83'),
  ];
}

function segment(tag: string, ...elements: readonly Element[]): string {
  const written = elements.map((element) =>
    typeof element === 'string' ? escaped(element) : element.map(escaped).join(':'),
  );
  return `${[tag, ...written].join('+')}'`;
}

/** The signs that separate are data after the release character. */
function escaped(text: string): string {
  return text.replace(/[\r\n\t]/g, ' ').replace(/[+:'?]/g, '?$&');
}

/** '202611251030' */
function utcDigits(moment: Date): string {
  return moment.toISOString().replace(/\D/g, '').slice(0, 12);
}
