import { createHttp } from '@ablesbar/api-client';
import { createFakeServer, json } from '@ablesbar/api-client/testing';
import { anEntry, config, features } from '../testing/an-entry';
import { submissionOf } from './submission-of';
import { remainingPause, submit } from './submit';

const RESULTS = '/api/unknown-readings/results';
const RECEIPTS = '/api/pro/unknown-readings/receipts';
const now = new Date('2026-11-21T09:15:00.000Z');
const fine = () => new Response(null, { status: 204 });

async function submitted({ email, results, receipts }: Row) {
  const server = createFakeServer();
  server.on('POST', RESULTS, results);
  server.on('POST', RECEIPTS, receipts);
  const entry = anEntry({ email });
  const submission = submissionOf(entry, { config, features, asksEmail: true }, now);
  if (submission === null) throw new Error('The entry is complete.');
  const http = createHttp({ fetch: server.fetch });
  const outcome = await submit(http, {
    token: 't',
    submission,
    language: 'en',
    idempotencyKey: 'k',
  });
  const receipt = server.calls.find(({ path }) => path === RECEIPTS);
  return {
    outcome,
    paths: server.calls.map(({ path }) => path),
    language: receipt?.language,
  };
}

interface Row {
  readonly email: string;
  readonly results: Response;
  readonly receipts: Response;
}

test.each([
  {
    says: 'without an address no receipt is asked for',
    row: { email: '', results: fine(), receipts: fine() },
    outcome: { sent: true, receipt: 'not-asked' },
    paths: [RESULTS],
  },
  {
    says: 'with one it is, after the reading',
    row: { email: 'a@b.de', results: fine(), receipts: fine() },
    outcome: { sent: true, receipt: 'sent' },
    paths: [RESULTS, RECEIPTS],
    language: 'en',
  },
  {
    says: 'without the receipt the reading counts',
    row: { email: 'a@b.de', results: fine(), receipts: json(500, {}) },
    outcome: { sent: true, receipt: 'failed' },
    paths: [RESULTS, RECEIPTS],
    language: 'en',
  },
  {
    says: 'no receipt for what was refused',
    row: { email: 'a@b.de', results: json(422, {}), receipts: fine() },
    outcome: { sent: false, problem: { kind: 'rejected' } },
    paths: [RESULTS],
  },
])('submit: $says', async ({ row, outcome, paths, language }) => {
  const done = await submitted(row);
  expect(done.outcome).toMatchObject(outcome);
  expect(done.paths).toEqual(paths);
  expect(done.language).toBe(language);
});

const started = new Date('2026-11-21T10:00:00Z');
test.each([
  { says: 'three minutes', later: 180_000, pause: 0 },
  { says: 'just three seconds', later: 3000, pause: 0 },
  { says: 'just not', later: 2999, pause: 1 },
  { says: 'at once', later: 0, pause: 3000 },
])('the pause after $says', ({ later, pause }) => {
  expect(remainingPause(started, new Date(started.getTime() + later))).toBe(pause);
});
