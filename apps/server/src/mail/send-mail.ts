import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open-database';
import type { MasterKey } from '../keys/master-key';
import { countForeignMail, sealReadableMail } from './mail-seal';
import type { MailTransport } from './mail-transport';
import { claimDueMail, type ClaimedMail, deleteMail, MOST_ATTEMPTS } from './waiting-mail';

export interface MailSenderParts {
  readonly database: Database;
  /** The key that opens the mails; asked for each, because the key file may be replaced. */
  readonly key: () => MasterKey;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const EVERY_MS = 5_000;
/**
 * Mails of a server that are sent at the same time, so that one which hangs does not keep the others.
 * Large providers take three connections of one sender.
 */
const AT_ONCE = 3;
/** Short, because a stopping server has little time and finishes its HTTP calls first. */
const STOP_PATIENCE_MS = 1_000;

/** Sends all due mails, a few at the same time. Several servers share the work and never send the same mail. */
export async function sendDueMail(
  parts: MailSenderParts,
  isStopping: () => boolean = () => false,
): Promise<void> {
  await sealReadableMail(parts.database, parts.key());
  const sendInTurn = async () => {
    while (!isStopping()) {
      const mail = await claimDueMail(parts.database, parts.key(), parts.clock());
      if (mail === null) return;
      await sendOne(parts, mail);
    }
  };
  const lanes = Array.from({ length: AT_ONCE }, sendInTurn);
  // The next round must not begin beside a lane of this one.
  await Promise.allSettled(lanes);
  await Promise.all(lanes);
}

/** Never throws for a mail that cannot be delivered, so that the next one is still sent. */
async function sendOne(
  { database, transport, clock, log }: MailSenderParts,
  { id, attempts, mail }: ClaimedMail,
): Promise<void> {
  if (mail === null) {
    return log.error({ mail: id, attempts }, 'A mail is damaged and cannot be opened; it stays.');
  }
  if (mail.send_before !== undefined && clock() >= new Date(mail.send_before)) {
    log.warn({ mail: id, attempts }, 'A mail could not be sent in time; it is deleted.');
    return deleteMail(database, id);
  }
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

/** Without the key file that sealed them nobody can send them, so the operator has to know. */
async function reportForeignMail({ database, key, log }: MailSenderParts): Promise<void> {
  const mails = await countForeignMail(database, key());
  if (mails > 0) log.error({ mails }, 'Another key file has sealed these mails; they wait for it.');
}

export function sendMailRegularly(parts: MailSenderParts): { stop(): Promise<void> } {
  let isStopping = false;
  let running: Promise<void> | null = null;
  let isFirst = true;
  const round = async () => {
    if (isFirst) await reportForeignMail(parts);
    isFirst = false;
    await sendDueMail(parts, () => isStopping);
  };
  const work = () => {
    running ??= round()
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
