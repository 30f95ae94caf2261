import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open-database';
import type { MailTransport } from './mail-transport';
import { deleteMail, MOST_ATTEMPTS, claimDueMail, type WaitingMail } from './waiting-mail';

export interface MailSenderParts {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const EVERY_MS = 5_000;
/** What those who stop a server grant it goes to the calls first. */
const STOP_PATIENCE_MS = 1_000;

/** All that are due, one after the other. Several servers share the work; none sends what another has. */
export async function sendDueMail(
  parts: MailSenderParts,
  isStopping: () => boolean = () => false,
): Promise<void> {
  while (!isStopping()) {
    const mail = await claimDueMail(parts.database, parts.clock());
    if (mail === null) return;
    await sendOne(parts, mail);
  }
}

/** One that cannot be delivered must not keep the next from going out. */
async function sendOne(
  { database, transport, log }: MailSenderParts,
  mail: WaitingMail,
): Promise<void> {
  const { id, attempts } = mail;
  try {
    await transport.send(mail);
  } catch (error) {
    // Nothing of the letter itself, which may hold a login, nor whom it is for.
    const about = { mail: id, attempts, failure: outlineOf(error) };
    if (attempts < MOST_ATTEMPTS && !isFinal(error))
      return log.warn(about, 'A mail waits for another try.');
    log.error(about, 'A mail was given up.');
  }
  await deleteMail(database, id);
}

/**
 * The mail server's own 'no, and never' to this one recipient: no such mailbox. What it has against us,
 * a password or a sender, somebody can put right, and then every letter that waits goes out.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false;
  const { command, responseCode } = error;
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}

/** A mail server's own words repeat the address. */
const OUTLINE = ['code', 'responseCode', 'command'] as const;

function outlineOf(error: unknown): Readonly<Record<string, unknown>> {
  const parts = new Map<string, unknown>(Object.entries(error instanceof Error ? error : {}));
  return Object.fromEntries(OUTLINE.map((name) => [name, parts.get(name)]));
}

export function sendMailRegularly(parts: MailSenderParts): { stop(): Promise<void> } {
  let isStopping = false;
  let running: Promise<void> | null = null;
  const work = () => {
    running ??= sendDueMail(parts, () => isStopping)
      // A database that is away is noticed by the calls; the next round tries again.
      .catch((error: unknown) => parts.log.warn({ err: error }, 'The mail could not be looked at.'))
      .finally(() => {
        running = null;
      });
  };
  work();
  const timer = setInterval(work, EVERY_MS);
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      // One that is nearly out may get there; a mail server that says nothing gets it another time.
      const hangUp = setTimeout(() => parts.transport.close(), STOP_PATIENCE_MS);
      await running;
      clearTimeout(hangUp);
      parts.transport.close();
    },
  };
}
