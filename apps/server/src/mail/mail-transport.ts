import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { folderOf } from './letter-files';
import type { WaitingMail } from './waiting-mail';

export interface MailSettings {
  /** If null, mails are written to files in `outbox`. */
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly outbox: string;
}

/** Sends mails to a mail server or writes them to files. */
export interface MailTransport {
  send(mail: WaitingMail): Promise<void>;
  /** Aborts the mail that is being sent. */
  close(): void;
}

/** The timeout of each step with a mail server. After a timeout, the mail is retried later. */
const PATIENCE_MS = 20_000;

export function createMailTransport(
  settings: MailSettings,
  patienceMs = PATIENCE_MS,
): MailTransport {
  return settings.smtpUrl === null
    ? filesIn(settings.outbox, settings.from)
    : overSmtp(settings.smtpUrl, settings.from, patienceMs);
}

function overSmtp(url: string, from: string, patienceMs: number): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
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

/** Writes the mail as a mail server would get it, so every mail program can open the file. */
function filesIn(folder: string, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(messageOf(mail, from));
      // Letters contain logins, so only the server's user may read them.
      const of = folderOf(folder, mail.belongs_to);
      await mkdir(of, { recursive: true, mode: 0o700 });
      await writeFile(join(of, `${mail.id}.eml`), message, { mode: 0o600 });
    },
    close: () => writer.close(),
  };
}

function messageOf(mail: WaitingMail, from: string) {
  const { id, subject, text, html, stop_url: stop } = mail;
  return {
    // The id is the same at every attempt, so a mail program shows a mail once even if it arrives twice.
    messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
    from: { name: mail.from_name, address: from },
    to: { name: mail.to_name, address: mail.to_address },
    subject,
    text,
    html,
    // Our letters reference no files and no addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'auto-submitted': 'auto-generated',
      ...(stop === undefined
        ? {}
        : {
            'list-unsubscribe': `<${stop}>`,
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}
