import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { drawSheet } from './draw-sheet';
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
  {
    root = process.cwd(),
    patienceMs = PATIENCE_MS,
  }: {
    /** The folder with the packages, for the font of attached PDFs. */
    readonly root?: string;
    readonly patienceMs?: number;
  } = {},
): MailTransport {
  const { smtpUrl, outbox, from } = settings;
  const compose: Compose = (mail) => messageOf(mail, from, root);
  return smtpUrl === null ? filesIn(outbox, compose) : overSmtp(smtpUrl, compose, patienceMs);
}

type Compose = (mail: WaitingMail) => ReturnType<typeof messageOf>;

function overSmtp(url: string, compose: Compose, patienceMs: number): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  const closing = new AbortController();
  return {
    send: async (mail) => {
      await smtp.sendMail({ ...(await compose(mail)), signal: closing.signal });
    },
    close: () => {
      closing.abort();
      smtp.close();
    },
  };
}

/** Writes the mail as a mail server would get it, so every mail program can open the file. */
function filesIn(folder: string, compose: Compose): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(await compose(mail));
      // Letters contain logins, so only the server's user may read them.
      const of = folderOf(folder, mail.belongs_to);
      await mkdir(of, { recursive: true, mode: 0o700 });
      await writeFile(join(of, `${mail.id}.eml`), message, { mode: 0o600 });
    },
    close: () => writer.close(),
  };
}

async function messageOf(mail: WaitingMail, from: string, root: string) {
  const { id, subject, text, html, stop_url: stop, sheet } = mail;
  const pdf = sheet === undefined ? null : await drawSheet(sheet, root);
  return {
    // The id is the same at every attempt, so a mail program shows a mail once even if it arrives twice.
    messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
    from: { name: mail.from_name, address: from },
    to: { name: mail.to_name, address: mail.to_address },
    subject,
    text,
    html,
    attachments:
      sheet === undefined || pdf === null ? [] : [{ filename: sheet.file, content: pdf }],
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
