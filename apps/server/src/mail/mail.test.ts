import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import type { OpenDatabase } from '../database/open-database';
import { startLineTo } from '../testing/line-to';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { createMailTransport, type MailTransport } from './mail-transport';
import { MOST_ATTEMPTS, queueMail } from './waiting-mail';
import { sendDueMail, sendMailRegularly } from './send-mail';
import { aKey } from '../testing/a-key-file';

const NOW = new Date('2026-11-21T09:00:00Z');
const letter = { subject: 'Zähler und Stände', text: 'Guten Tag', html: '<p>Guten Tag</p>' };
const MINUTE_MS = 60_000;

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

type Step = 'password' | 'sender' | 'recipient';

/** A mail server that accepts every mail; `refuses` can refuse one step with a code, or let it wait. */
async function startSmtp(refuses: (step: Step, address: string) => Promise<number | null>) {
  const received: Received[] = [];
  const arrived = new EventEmitter();
  const judge = (step: Step, address: string, done: (error: Error | null) => void) =>
    void refuses(step, address).then((code) =>
      done(code === null ? null : Object.assign(new Error('no'), { responseCode: code })),
    );
  const server = new SMTPServer({
    allowInsecureAuth: true,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username = '' }, _session, done) =>
      judge('password', username, (error) => done(error, { user: username })),
    onMailFrom: ({ address }, _session, done) => judge('sender', address, done),
    onRcptTo: ({ address }, _session, done) => judge('recipient', address, done),
    onData: (stream, { envelope }, done) => {
      let source = '';
      stream.on('data', (part: Buffer) => (source += part.toString()));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        done();
        arrived.emit('mail');
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const port = portOf(server.server.address());
  return {
    received,
    hasGot: async (mails: number) => {
      while (received.length < mails) await once(arrived, 'mail');
    },
    url: `smtp://us:secret@127.0.0.1:${port}`,
    close: () => server.close(() => undefined),
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let transport: MailTransport;
  let refusedAt: Step;
  let refusal: number | null;
  let held: Promise<unknown>;
  let now: Date;
  const said: string[] = [];
  const logged: unknown[] = [];
  const note = (about: unknown, words?: string) => {
    logged.push(about);
    said.push(words ?? '');
  };
  const log = { warn: note, error: note };

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    smtp = await startSmtp(async (step, address) => {
      if (address.startsWith('silent')) await held;
      const isRefused = step === refusedAt && (step !== 'recipient' || address.startsWith('no'));
      return isRefused ? refusal : null;
    });
    const from = 'post@stadtwerke.example';
    transport = createMailTransport({ smtpUrl: smtp.url, from, outbox: '' });
  });
  afterAll(async () => {
    transport.close();
    smtp.close();
    await opened.close();
  });
  beforeEach(() => {
    now = NOW;
    refusedAt = 'recipient';
    refusal = 450;
    said.length = 0;
    logged.length = 0;
    smtp.received.length = 0;
  });
  afterEach(() => opened.database.deleteFrom('sealed_mail').execute());

  const post = (email: string, name = 'Erika Musterfrau') =>
    queueMail(opened.database, aKey(), {
      accountId: null,
      fromName: 'Stadtwerke',
      to: { name, email },
      letter,
      now,
    });
  const work = () =>
    sendDueMail({ database: opened.database, key: aKey, transport, clock: () => now, log });
  const waiting = () => opened.database.selectFrom('sealed_mail').selectAll().execute();

  it('sends a mail to the mail server and deletes it', async () => {
    await post('erika@example.org');
    await work();
    expect(smtp.received).toMatchObject([
      { from: 'post@stadtwerke.example', to: ['erika@example.org'] },
    ]);
    const source = smtp.received[0]?.source ?? '';
    expect(source).toContain('From: Stadtwerke <post@stadtwerke.example>');
    expect(source).toContain('To: Erika Musterfrau <erika@example.org>');
    expect(source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(source).toContain('Content-Type: text/html; charset=utf-8');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(await waiting()).toEqual([]);
  });

  it('keeps line breaks of a name out of the mail header', async () => {
    await post('erika@example.org', 'Erika\r\nBcc: alle@example.org');
    await work();
    expect(smtp.received[0]?.to).toEqual(['erika@example.org']);
    expect(smtp.received[0]?.source).not.toMatch(/^Bcc:/m);
  });

  it('waits longer after each failure, and then sends the mail once', async () => {
    await post('no@example.org');
    await post('erika@example.org');
    await work();
    expect(smtp.received).toHaveLength(1);
    expect(await waiting()).toMatchObject([
      { attempts: 1, next_try_at: new Date(NOW.getTime() + 2 * MINUTE_MS) },
    ]);
    await work();
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    now = new Date(NOW.getTime() + 2 * MINUTE_MS);
    await work();
    expect(await waiting()).toMatchObject([
      { attempts: 2, next_try_at: new Date(now.getTime() + 4 * MINUTE_MS) },
    ]);
    refusal = null;
    now = new Date(now.getTime() + 4 * MINUTE_MS);
    await work();
    expect(smtp.received.map(({ to }) => to)).toEqual([['erika@example.org'], ['no@example.org']]);
    expect(await waiting()).toEqual([]);
  });

  it('gives a mail up after failures for most of a day', async () => {
    await post('no@example.org');
    for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt += 1) {
      await work();
      now = (await waiting())[0]?.next_try_at ?? now;
    }
    expect(await waiting()).toHaveLength(1);
    await work();
    expect(await waiting()).toEqual([]);
    expect(said.at(-1)).toBe('Sending a mail failed for the last time; it is deleted.');
    expect(now.getTime() - NOW.getTime()).toBeGreaterThan(12 * 60 * MINUTE_MS);
  });

  it.each([
    { says: 'a missing mailbox', step: 'recipient', code: 550, waits: 0 },
    { says: 'a busy mailbox', step: 'recipient', code: 450, waits: 1 },
    { says: 'a wrong password', step: 'password', code: 535, waits: 1 },
    { says: 'a forbidden sender', step: 'sender', code: 550, waits: 1 },
  ] as const)('after a refusal for $says, $waits mails wait', async ({ step, code, waits }) => {
    refusedAt = step;
    refusal = code;
    await post('no@example.org');
    await work();
    expect(await waiting()).toHaveLength(waits);
    expect(said).toEqual([
      waits === 1
        ? 'Sending a mail failed; it will be retried.'
        : 'Sending a mail failed for the last time; it is deleted.',
    ]);
  });

  it('logs the failure but not the recipient', async () => {
    refusal = 550;
    await post('no@example.org');
    await work();
    expect(logged).toMatchObject([
      { attempts: 1, failure: { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' } },
    ]);
    expect(inspect(logged, { depth: null })).not.toMatch(/no@|example\.org/);
  });

  it('closes the connection to a silent mail server when the server stops', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const called = once(silent, 'connection');
    await post('erika@example.org');
    const smtpUrl = `smtp://127.0.0.1:${portOf(silent.address())}`;
    const parts = { database: opened.database, key: aKey, clock: () => now, log };
    const mute = createMailTransport({ smtpUrl, from: 'a@b.example', outbox: '' });
    const worker = sendMailRegularly({ ...parts, transport: mute });
    await called;
    await worker.stop();
    silent.close();
    expect(said).toEqual(['Sending a mail failed; it will be retried.']);
    expect(await waiting()).toHaveLength(1);
  });

  it('while a mail server says nothing, the database works on; the mails are sent later', async () => {
    const line = await startLineTo({ host: '127.0.0.1', port: Number(new URL(smtp.url).port) });
    line.set('silent');
    const settings = { smtpUrl: `smtp://127.0.0.1:${line.port}`, from: 'a@b.example', outbox: '' };
    const slow = createMailTransport(settings, { patienceMs: 500 });
    const send = () =>
      sendDueMail({ database: opened.database, key: aKey, transport: slow, clock: () => now, log });
    await post('erika@example.org');
    const sending = send();
    await post('otto@example.org');
    expect(await waiting()).toHaveLength(2);
    await sending;
    expect(smtp.received).toEqual([]);
    expect(await waiting()).toHaveLength(2);
    line.set('works');
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    await send();
    expect(smtp.received).toHaveLength(2);
    expect(await waiting()).toEqual([]);
    slow.close();
    await line.stop();
  });

  it('a mail about which the mail server says nothing does not keep the others', async () => {
    const silence = new EventEmitter();
    held = once(silence, 'ends');
    await post('silent@example.org');
    for (let index = 0; index < 5; index += 1) await post(`erika${index}@example.org`);
    const sending = work();
    await smtp.hasGot(5);
    expect(smtp.received.map(({ to }) => to).flat()).not.toContain('silent@example.org');
    silence.emit('ends');
    await sending;
    expect(smtp.received).toHaveLength(6);
    expect(await waiting()).toEqual([]);
  });

  it('one of several servers sends the mail', async () => {
    for (let index = 0; index < 10; index += 1) await post(`erika${index}@example.org`);
    await Promise.all([work(), work(), work()]);
    const to = smtp.received.flatMap((mail) => mail.to);
    expect(to).toHaveLength(10);
    expect(new Set(to).size).toBe(10);
  });

  it('without a mail server, writes the mail to a file that only its user may read', async () => {
    const outbox = mkdtempSync(join(tmpdir(), 'ablesbar-mail-'));
    const files = createMailTransport({ smtpUrl: null, from: 'a@b.example', outbox });
    await post('erika@example.org');
    const parts = { database: opened.database, key: aKey, transport: files, clock: () => now, log };
    await sendDueMail(parts);
    const [name = ''] = readdirSync(outbox);
    expect(name).toMatch(/^[\w-]+\.eml$/);
    expect(statSync(join(outbox, name)).mode & 0o077).toBe(0);
    expect(readFileSync(join(outbox, name), 'utf8')).toContain('To: Erika Musterfrau');
    rmSync(outbox, { recursive: true });
  });
});
