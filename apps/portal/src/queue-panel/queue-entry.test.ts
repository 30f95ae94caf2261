import { aDay, aJob, aMeter, anAddress, aRateTask } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import {
  jobEntry,
  notReadableEntry,
  recordOf,
  unlistedEntry,
} from '@ablesbar/offline-queue/testing';
import { queueEntryOf } from './queue-entry';

const job = aJob({
  id: 'j-1',
  meter: aMeter({
    meterNumber: '7ELS01',
    meterType: 'GAS_METER',
    customMeterType: null,
    meterAddress: anAddress({ street: 'Lindenstraße', houseNumber: '16' }),
    meterRateTasks: [aRateTask({ taskId: 't-1', obis: '7-0:3.0.0', unit: 'm³', postDecimals: 1 })],
  }),
});
const captured = { ...recordOf(), capturedAt: Date.parse('2026-11-21T13:32:00Z') };
const lastError = { status: 422, message: 'Die Frist endete.', at: 0 };
const aRecord = (jobId: string | null, value: number): OutboxRecord => ({
  ...captured,
  ...(jobId === null ? unlistedEntry({ value }) : jobEntry({ jobId, value })),
  photos: [],
});
const inGerman = () => createTexts({ language: 'de', translations: {} });
const photo = { key: 'k', slot: 't-1', mimeType: 'image/jpeg', byteLength: 1, sha256: '' };

test.each([
  {
    says: 'of today by its time alone',
    record: captured,
    today: '2026-11-21',
    lines: ['Gas, Lindenstraße\u00a016', '45.210,0\u00a0m³ am 21.11.2026', 'Eingegeben um 14:32'],
    reason: null,
  },
  {
    says: 'of another day by both, and with its photos',
    record: { ...captured, photos: [photo] },
    today: '2026-11-22',
    lines: [
      'Gas, Lindenstraße\u00a016',
      '45.210,0\u00a0m³ am 21.11.2026, 1 Foto',
      'Eingegeben am 21.11.2026 um 14:32',
    ],
    reason: null,
  },
  {
    says: 'that met a server in trouble with its next attempt',
    record: {
      ...captured,
      lastError: { ...lastError, status: 503 },
      nextAt: Date.parse('2026-11-21T13:35:00Z'),
    },
    today: '2026-11-21',
    lines: ['Gas, Lindenstraße\u00a016', '45.210,0\u00a0m³ am 21.11.2026', 'Eingegeben um 14:32'],
    reason: 'Der Server nimmt gerade nichts an. Nächster Versuch: um 14:35 Uhr.',
  },
  {
    says: 'refused with what the server said',
    record: { ...captured, state: 'REJECTED' as const, lastError },
    today: '2026-11-21',
    lines: ['Gas, Lindenstraße\u00a016', '45.210,0\u00a0m³ am 21.11.2026', 'Eingegeben um 14:32'],
    reason: 'Vom Versorger nicht angenommen: Die Frist endete.',
  },
  {
    says: 'refused without a word in words of ours',
    record: { ...captured, state: 'REJECTED' as const, lastError: { ...lastError, message: null } },
    today: '2026-11-21',
    lines: ['Gas, Lindenstraße\u00a016', '45.210,0\u00a0m³ am 21.11.2026', 'Eingegeben um 14:32'],
    reason: 'Vom Versorger nicht angenommen. Einen Grund nennt er nicht.',
  },
  {
    says: 'whose job was taken back meanwhile, in words of ours',
    record: {
      ...captured,
      state: 'REJECTED' as const,
      lastError: { ...lastError, status: 404, message: null },
    },
    today: '2026-11-21',
    lines: ['Gas, Lindenstraße\u00a016', '45.210,0\u00a0m³ am 21.11.2026', 'Eingegeben um 14:32'],
    reason: 'Vom Versorger nicht angenommen: Er erwartet diese Ablesung nicht mehr.',
  },
  {
    says: 'that is none, because the meter cannot be read, with its reason',
    record: { ...captured, ...notReadableEntry(), photos: [] },
    today: '2026-11-21',
    lines: [
      'Gas, Lindenstraße\u00a016',
      'Kein Zugang zum Zähler am 21.11.2026',
      'Eingegeben um 14:32',
    ],
    reason: null,
  },
  {
    says: 'that is none, at a server that takes no such answer, with whom to call',
    record: {
      ...captured,
      ...notReadableEntry(),
      photos: [],
      state: 'REJECTED' as const,
      lastError: { ...lastError, status: 404 },
    },
    today: '2026-11-21',
    lines: [
      'Gas, Lindenstraße\u00a016',
      'Kein Zugang zum Zähler am 21.11.2026',
      'Eingegeben um 14:32',
    ],
    reason:
      'Ihr Versorger nimmt diese Meldung hier nicht an. Rufen Sie ihn bitte an. Ihre Eingabe ist noch da.',
  },
])('a reading $says', async ({ record, today, lines, reason }) => {
  const around = {
    today: aDay(today),
    isOnline: true,
    texts: await inGerman(),
    isHere: true,
    isFormFree: true,
  };
  expect(queueEntryOf(record, job, around)).toEqual({
    id: 'r-1',
    meterNumber: '7ELS01',
    lines,
    reason,
    href: '/ablesung/j-1',
    isCorrectable: true,
  });
});

test.each([
  { says: 'of a meter that is not on the list', jobId: null },
  { says: 'of a meter whose access is not logged in', jobId: 'j-1' },
])('a reading $says keeps the decimals that were typed', async ({ jobId }) => {
  const entry = queueEntryOf(aRecord(jobId, 123.7), null, await surroundings(true));
  expect(entry.lines).toContain('123,7 am 21.11.2026');
});

test.each([
  {
    says: 'of a meter whose access is not logged in',
    isHere: false,
    record: { ...captured, state: 'AUTH_BLOCKED' as const },
    meterNumber: 'Zähler eines anderen Zugangs',
    lines: ['45.210 am 21.11.2026', 'Eingegeben um 14:32'],
    reason: 'Wartet auf die nächste Anmeldung mit diesem Zugang.',
  },
  {
    says: 'whose access is not logged in, of a meter that the record knows,',
    isHere: false,
    record: { ...captured, meter: { number: '7ELS01', place: 'Lindenstraße 16' } },
    meterNumber: 'Zähler eines anderen Zugangs',
    lines: ['45.210 am 21.11.2026', 'Eingegeben um 14:32'],
    reason: null,
  },
  {
    says: 'of a meter that has left the list, and that the record knows,',
    isHere: true,
    record: { ...captured, meter: { number: '7ELS01', place: 'Lindenstraße 16' } },
    meterNumber: '7ELS01',
    lines: ['Lindenstraße 16', '45.210 am 21.11.2026', 'Eingegeben um 14:32'],
    reason: null,
  },
  {
    says: 'of a meter that has left the list and had no number',
    isHere: true,
    record: { ...captured, meter: { number: '', place: 'Lindenstraße 16' } },
    meterNumber: 'Zähler ohne Nummer, Lindenstraße 16',
    lines: ['Lindenstraße 16', '45.210 am 21.11.2026', 'Eingegeben um 14:32'],
    reason: null,
  },
  {
    says: 'of a meter that has left the list',
    isHere: true,
    record: captured,
    meterNumber: 'Zähler mit unbekannter Nummer',
    lines: ['45.210 am 21.11.2026', 'Eingegeben um 14:32'],
    reason: null,
  },
  {
    says: 'of a meter off the list, refused with the number of a job that is gone,',
    isHere: true,
    record: {
      ...aRecord(null, 7),
      state: 'REJECTED' as const,
      lastError: { ...lastError, status: 404, message: null },
    },
    meterNumber: '1ESY1160123456',
    lines: ['Nicht in der Liste', '7 am 21.11.2026', 'Eingegeben um 14:32'],
    reason: 'Vom Versorger nicht angenommen. Einen Grund nennt er nicht.',
  },
  {
    says: 'of a meter that is not on the list',
    isHere: true,
    record: { ...recordOf({ jobId: null, state: 'DAMAGED' }), capturedAt: captured.capturedAt },
    meterNumber: '1ESY1160123456',
    lines: ['Nicht in der Liste', '12 am 21.11.2026', 'Eingegeben um 14:32'],
    reason: 'Ein Foto dieser Ablesung ist auf diesem Gerät verloren gegangen.',
  },
])('a reading $says leads nowhere', async ({ record, isHere, meterNumber, lines, reason }) => {
  const entry = queueEntryOf(record, null, { ...(await surroundings(isHere)), isHere });
  expect(entry).toEqual({
    id: 'r-1',
    meterNumber,
    lines,
    reason,
    href: null,
    isCorrectable: isHere && record.kind === 'unlisted-reading',
  });
});

const surroundings = async (isFormFree: boolean) => ({
  ...{ today: aDay('2026-11-21'), isOnline: true, isHere: true, isFormFree },
  texts: await inGerman(),
});

test.each([
  { says: 'whose job is here: into its form', jobId: 'j-1', at: job, isFormFree: false, is: true },
  { says: 'whose job is not here', jobId: 'j-1', at: null, isFormFree: true, is: false },
  { says: 'off the list, the form is free', jobId: null, at: null, isFormFree: true, is: true },
  { says: 'off the list, the form is taken', jobId: null, at: null, isFormFree: false, is: false },
])('can a reading be corrected, $says: $is', async ({ jobId, at, isFormFree, is }) => {
  const entry = queueEntryOf(aRecord(jobId, 1), at, await surroundings(isFormFree));
  expect(entry.isCorrectable).toBe(is);
});

test.each([
  { says: 'a street alone', street: 'Lindenstraße', houseNumber: null, line: 'Gas, Lindenstraße' },
  { says: 'no address', street: null, houseNumber: null, line: 'Gas' },
])('the place of $says', async ({ street, houseNumber, line }) => {
  const meterAddress = anAddress({ street, houseNumber });
  const there = { ...job, meter: { ...job.meter, meterAddress } };
  const entry = queueEntryOf(captured, there, await surroundings(true));
  expect(entry.lines[0]).toBe(line);
});

test('an entry shows every rate, and the typed digits for a rate that the job no longer has', async () => {
  const payload = {
    results: ['t-1', 't-9'].map((taskId) => ({
      ...{ taskId, comment: null, value: { integer: '0012', decimals: '250' } },
    })),
    readingDate: 'bald',
  };
  const record: OutboxRecord = { ...captured, kind: 'job-results', jobId: 'j-1', payload };
  const entry = queueEntryOf(record, job, await surroundings(true));
  // A reading date that cannot be parsed is left out.
  expect(entry.lines[1]).toBe('12,3\u00a0m³, 12,250');
});
