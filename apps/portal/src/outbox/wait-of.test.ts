import { aDay } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { recordOf } from '@ablesbar/offline-queue/testing';
import { waitOf, waitReason } from './wait-of';

const failed = (status: number | null) => ({ status, message: null, at: 0 });
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`);

interface Row {
  readonly says: string;
  readonly isOnline?: boolean;
  readonly record: Partial<OutboxRecord>;
  readonly wait: string;
  readonly reason: string | null;
}

test.each<Row>([
  { says: 'has not been tried', record: {}, wait: 'server', reason: null },
  {
    says: 'has not been tried offline',
    isOnline: false,
    record: {},
    wait: 'internet',
    reason: null,
  },
  {
    says: 'got no answer that counts, while the connection is good',
    record: { lastError: failed(null), nextAt: at('2026-11-21', '13:05') },
    wait: 'server',
    reason: 'Der Server antwortet gerade nicht. Nächster Versuch: um 14:05 Uhr.',
  },
  {
    says: 'met a server in trouble before the connection broke',
    isOnline: false,
    record: { lastError: failed(503), nextAt: at('2026-11-21', '13:05') },
    wait: 'server',
    reason: 'Der Server nimmt gerade nichts an. Nächster Versuch: um 14:05 Uhr.',
  },
  {
    says: 'found no server',
    isOnline: false,
    record: { lastError: failed(null), nextAt: at('2026-11-21', '13:05') },
    wait: 'internet',
    reason: null,
  },
  {
    says: 'met a server in trouble',
    record: { lastError: failed(503), nextAt: at('2026-11-21', '13:05') },
    wait: 'server',
    reason: 'Der Server nimmt gerade nichts an. Nächster Versuch: um 14:05 Uhr.',
  },
  {
    says: 'is told by the server to come tomorrow',
    record: { lastError: failed(429), nextAt: at('2026-11-22', '07:00') },
    wait: 'server',
    reason: 'Der Server nimmt gerade nichts an. Nächster Versuch: am 22.11.2026 um 08:00 Uhr.',
  },
  {
    says: 'met a server in trouble and goes next',
    record: { lastError: failed(500), nextAt: null },
    wait: 'server',
    reason: 'Der Server nimmt gerade nichts an. Nächster Versuch: in Kürze.',
  },
  {
    says: 'lacks a login',
    record: { state: 'AUTH_BLOCKED', lastError: failed(401) },
    wait: 'login',
    reason: 'Wartet auf die nächste Anmeldung mit diesem Zugang.',
  },
])('a reading that $says waits for: $wait', async ({ record, isOnline = true, wait, reason }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const waiting = recordOf(record);
  expect(waitOf(waiting, isOnline)).toBe(wait);
  expect(waitReason(waiting, { today: aDay('2026-11-21'), isOnline }, texts)).toBe(reason);
});
