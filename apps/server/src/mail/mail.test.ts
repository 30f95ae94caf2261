import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import type { OpenDatabase } from '../database/open-database';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { createMailTransport, type MailTransport } from './mail-transport';
import { MOST_ATTEMPTS, queueMail } from './waiting-mail';
import { sendDueMail, sendMailRegularly } from './send-mail';

const NOW = new Date('2026-11-21T09:00:00Z');
const letter = { subject: 'Zähler und Stände', text: 'Guten Tag', html: '<p>Guten Tag</p>' };
const MINUTE_MS = 60_000;

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

type Step = 'password' | 'sender' | 'recipient';

/** Takes every mail as a real server does; at each step `refuses` may say no with a code. */
async function startSmtp(refuses: (step: Step, address: string) => number | null) {
  const received: Received[] = [];
  const refusal = (step: Step, address: string) => {
    const code = refuses(step, address);
    return code === null ? null : Object.assign(new Error('no'), { responseCode: code });
  };
  const server = new SMTPServer({
    allowInsecureAuth: true,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username = '' }, _session, done) =>
      done(refusal('password', username), { user: username }),
    onMailFrom: ({ address }, _session, done) => done(refusal('sender', address)),
    onRcptTo: ({ address }, _session, done) => done(refusal('recipient', address)),
    onData: (stream, { envelope }, done) => {
      let source = '';
      stream.on('data', (part: Buffer) => (source += part.toString()));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const port = portOf(server.server.address());
  return {
    received,
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
    smtp = await startSmtp((step, address) =>
      step === refusedAt && (step !== 'recipient' || address.startsWith('no')) ? refusal : null,
    );
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
  afterEach(() => opened.database.deleteFrom('waiting_mail').execute());

  const post = (email: string, name = 'Erika Musterfrau') =>
    queueMail(opened.database, {
      accountId: null,
      fromName: 'Stadtwerke',
      to: { name, email },
      letter,
      now,
    });
  const work = () => sendDueMail({ database: opened.database, transport, clock: () => now, log });
  const waiting = () => opened.database.selectFrom('waiting_mail').selectAll().execute();

  it('goes to a mail server and is forgotten', async () => {
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

  it('puts nothing of a name into its head', async () => {
    await post('erika@example.org', 'Erika\r\nBcc: alle@example.org');
    await work();
    expect(smtp.received[0]?.to).toEqual(['erika@example.org']);
    expect(smtp.received[0]?.source).not.toMatch(/^Bcc:/m);
  });

  it('waits longer and longer for a server that is busy, and then goes out once', async () => {
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

  it('is given up when nobody takes it for most of a day', async () => {
    await post('no@example.org');
    for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt += 1) {
      await work();
      now = (await waiting())[0]?.next_try_at ?? now;
    }
    expect(await waiting()).toHaveLength(1);
    await work();
    expect(await waiting()).toEqual([]);
    expect(said.at(-1)).toBe('A mail was given up.');
    expect(now.getTime() - NOW.getTime()).toBeGreaterThan(12 * 60 * MINUTE_MS);
  });

  it.each([
    { says: 'a mailbox that there is not', step: 'recipient', code: 550, waits: 0 },
    { says: 'a mailbox that is busy', step: 'recipient', code: 450, waits: 1 },
    { says: 'a password that is wrong', step: 'password', code: 535, waits: 1 },
    { says: 'a sender that may not', step: 'sender', code: 550, waits: 1 },
  ] as const)('refused for $says: $waits waits', async ({ step, code, waits }) => {
    refusedAt = step;
    refusal = code;
    await post('no@example.org');
    await work();
    expect(await waiting()).toHaveLength(waits);
    expect(said).toEqual([waits === 1 ? 'A mail waits for another try.' : 'A mail was given up.']);
  });

  it('says of a failure what it was, and not whose letter', async () => {
    refusal = 550;
    await post('no@example.org');
    await work();
    expect(logged).toMatchObject([
      { attempts: 1, failure: { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' } },
    ]);
    expect(inspect(logged, { depth: null })).not.toMatch(/no@|example\.org/);
  });

  it('hangs up on a mail server that says nothing when the server stops', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const called = once(silent, 'connection');
    await post('erika@example.org');
    const smtpUrl = `smtp://127.0.0.1:${portOf(silent.address())}`;
    const parts = { database: opened.database, clock: () => now, log };
    const mute = createMailTransport({ smtpUrl, from: 'a@b.example', outbox: '' });
    const worker = sendMailRegularly({ ...parts, transport: mute });
    await called;
    await worker.stop();
    silent.close();
    expect(said).toEqual(['A mail waits for another try.']);
    expect(await waiting()).toHaveLength(1);
  });

  it('is sent by one of several servers', async () => {
    for (let index = 0; index < 10; index += 1) await post(`erika${index}@example.org`);
    await Promise.all([work(), work(), work()]);
    const to = smtp.received.flatMap((mail) => mail.to);
    expect(to).toHaveLength(10);
    expect(new Set(to).size).toBe(10);
  });

  it('becomes a file that nobody else may read where there is no mail server', async () => {
    const outbox = mkdtempSync(join(tmpdir(), 'ablesbar-mail-'));
    const files = createMailTransport({ smtpUrl: null, from: 'a@b.example', outbox });
    await post('erika@example.org');
    const parts = { database: opened.database, transport: files, clock: () => now, log };
    await sendDueMail(parts);
    const [name = ''] = readdirSync(outbox);
    expect(name).toMatch(/^[\w-]+\.eml$/);
    expect(statSync(join(outbox, name)).mode & 0o077).toBe(0);
    expect(readFileSync(join(outbox, name), 'utf8')).toContain('To: Erika Musterfrau');
    rmSync(outbox, { recursive: true });
  });
});
