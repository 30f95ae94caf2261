import { aDay } from '@ablesbar/domain/testing';
import { mailWords } from '@ablesbar/i18n';
import { receiptLetter } from './receipt-letter';

const value = (rateName: string | null, obis: string | null, read: string) => ({
  ...{ rateName, obis, value: read },
  ...{ places: 0, unit: 'kWh' },
});

it.each([
  {
    says: 'rates by their names',
    values: [value('Hochtarif', '1-1:1.8.1', '815'), value('Niedertarif', '1-1:1.8.2', '4711')],
    rows: [
      ['Hochtarif', '815 kWh'],
      ['Niedertarif', '4.711 kWh'],
    ],
  },
  {
    says: 'rates that share a name with their codes',
    values: [value('Verbrauch', '1-1:1.8.1', '815'), value('Verbrauch', '1-1:1.8.2', '4711')],
    rows: [
      ['Verbrauch (1-1:1.8.1)', '815 kWh'],
      ['Verbrauch (1-1:1.8.2)', '4.711 kWh'],
    ],
  },
  {
    says: 'a rate without a name by its code',
    values: [value('', '1-1:1.8.1', '815')],
    rows: [['1-1:1.8.1', '815 kWh']],
  },
  { says: 'a rate without both', values: [value(null, null, '815')], rows: [['Stand', '815 kWh']] },
])('the receipt names $says', ({ values, rows }) => {
  const accepted = { number: '3F2A9C1E-7B4D', receivedAt: new Date('2026-11-20T23:30:00Z') };
  const meter = { meterNumber: '1EMH0099887766', place: 'Lindenstraße 1, evil.example' };
  const by = { writtenBy: 'sender' as const };
  const reading = { ...accepted, ...meter, ...by, day: aDay('2026-11-20'), values };
  const from = { application: 'Stadtwerke', language: 'de', stopUrl: null };
  const { parts } = receiptLetter(mailWords('de'), [reading], from);
  expect(parts).toContainEqual({ kind: 'rows', rows });
  expect(parts).toContainEqual({
    kind: 'rows',
    rows: [
      ['Ort', 'Lindenstraße 1, evil. example'],
      ['eingegangen', '21.11.2026, 00:30'],
      ['Nummer der Quittung', '3F2A9C1E-7B4D'],
    ],
  });
});

const place = 'Lindenstraße 12/14, 39999 Neuenbrück, Keller rechts, hinter der Tür';

it.each([
  { says: 'whole from the utility', by: 'utility', number: '12.345/6', shown: place },
  {
    says: 'short from a sender',
    by: 'sender',
    number: '12. 345 6',
    shown: 'Lindenstraße 12 14, 39999 Neuenbrück, Keller rechts, hinter…',
  },
] as const)('the number and the place of a meter are $says', ({ by, number, shown }) => {
  const accepted = { number: '3F2A9C1E-7B4D', receivedAt: new Date('2026-11-20T12:00:00Z') };
  const meter = { meterNumber: '12.345/6', place, writtenBy: by };
  const reading = { ...accepted, ...meter, day: aDay('2026-11-20'), values: [] };
  const from = { application: 'Stadtwerke', language: 'de', stopUrl: null };
  const { parts } = receiptLetter(mailWords('de'), [reading], from);
  expect(parts).toContainEqual({ kind: 'heading', text: `Zähler ${number}` });
  expect(parts).toContainEqual({
    kind: 'rows',
    rows: [
      ['Ort', shown],
      ['eingegangen', '20.11.2026, 13:00'],
      ['Nummer der Quittung', '3F2A9C1E-7B4D'],
    ],
  });
});
