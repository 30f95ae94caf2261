import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { WaitingMail } from './waiting-mail';

export interface MailSettings {
  /** Null: mails become files in `outbox`. */
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly outbox: string;
}

/** The way out of the house. */
export interface MailTransport {
  send(mail: WaitingMail): Promise<void>;
  /** Breaks off what is under way. */
  close(): void;
}

/** Of each step of a talk with a mail server; without an answer it is tried again later. */
const PATIENCE_MS = 20_000;

export function createMailTransport(settings: MailSettings): MailTransport {
  return settings.smtpUrl === null
    ? filesIn(settings.outbox, settings.from)
    : overSmtp(settings.smtpUrl, settings.from);
}

function overSmtp(url: string, from: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  const closing = new AbortController();
  return {
    send: async (mail) => {
      await smtp.sendMail({ ...messageOf(mail, from), signal: closing.signal });
    },
    close: () => {
      closing.abort();
      smtp.close();
    },
  };
}

/** As a mail server would get it: every mail program opens such a file. */
function filesIn(folder: string, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(messageOf(mail, from));
      // Letters hold logins.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${mail.id}.eml`), message, { mode: 0o600 });
    },
    close: () => writer.close(),
  };
}

function messageOf(mail: WaitingMail, from: string) {
  const { id, subject, text, html } = mail;
  return {
    // The same at every try: a mail program that gets it twice shows it once.
    messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
    from: { name: mail.from_name, address: from },
    to: { name: mail.to_name, address: mail.to_address },
    subject,
    text,
    html,
    // What we write names no file and no address to fetch anything from.
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'auto-submitted': 'auto-generated' },
  };
}
