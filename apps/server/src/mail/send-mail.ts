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
/** Short, because a stopping server has little time and finishes its HTTP calls first. */
const STOP_PATIENCE_MS = 1_000;

/** Sends all due mails, one after the other. Several servers share the work and never send the same mail. */
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

/** Never throws for a mail that cannot be delivered, so that the next one is still sent. */
async function sendOne(
  { database, transport, log }: MailSenderParts,
  mail: WaitingMail,
): Promise<void> {
  const { id, attempts } = mail;
  try {
    await transport.send(mail);
  } catch (error) {
    // The log shows neither the letter, which may contain a login, nor its recipient.
    const about = { mail: id, attempts, failure: outlineOf(error) };
    if (attempts < MOST_ATTEMPTS && !isFinal(error))
      return log.warn(about, 'Sending a mail failed; it will be retried.');
    log.error(about, 'Sending a mail failed for the last time; it is deleted.');
  }
  await deleteMail(database, id);
}

/**
 * The mail server permanently refuses this recipient, for example because the mailbox does not exist.
 * A refused password or sender is not final: the operator can correct it, and then all waiting mails
 * are sent.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false;
  const { command, responseCode } = error;
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}

/** The logged fields. The error's message is left out because it repeats the recipient's address. */
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
      // The calls already report an unreachable database; the next round tries again.
      .catch((error: unknown) =>
        parts.log.warn({ err: error }, 'The waiting mails could not be read from the database.'),
      )
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
      // A mail that is nearly sent can finish; a mail server that does not answer gets it at a later attempt.
      const hangUp = setTimeout(() => parts.transport.close(), STOP_PATIENCE_MS);
      await running;
      clearTimeout(hangUp);
      parts.transport.close();
    },
  };
}
