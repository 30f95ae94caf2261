import { type MailWords, mailWords } from '@ablesbar/i18n';
import type { ServedApplication } from '../application/read-applications';
import { type Letter, renderLetter } from '../mail/letter';
import type { Sheet } from '../mail/sheet';
import type { MailToQueue } from '../mail/waiting-mail';
import { STOP_PATH } from './own-registration';

/** Who sends mails to registered addresses, and where their links lead. */
export interface MailSender {
  readonly application: Pick<ServedApplication, 'name' | 'config'>;
  readonly origin: string;
  readonly now: Date;
}

/** An account with a confirmed address. */
export interface MailReader {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  /** Null until the account chose one: then the utility's default. */
  readonly language: string | null;
  readonly stopToken: string;
}

/** The languages of a mail, its words, and the link that stops such mails. */
export interface MailFrame {
  readonly language: string;
  readonly defaultLanguage: string;
  readonly words: MailWords;
  readonly stopUrl: string;
}

/** A mail to a registered address: in the language of its account, and stopped with one click. */
export function accountMail(
  { accountId, name, email, stopToken, ...reader }: MailReader,
  { application, origin, now }: MailSender,
  write: (frame: MailFrame) => Letter & { readonly sheet?: Sheet },
): MailToQueue {
  const { defaultLanguage } = application.config.languageConfig;
  const language = reader.language ?? defaultLanguage;
  const words = mailWords(language, defaultLanguage);
  const stopUrl = `${origin}${STOP_PATH}/${stopToken}`;
  const { sheet, ...letter } = write({ language, defaultLanguage, words, stopUrl });
  return {
    accountId,
    fromName: application.name,
    to: { name, email },
    letter: renderLetter(letter, words, application.name),
    ...(sheet === undefined ? {} : { sheet }),
    stopUrl,
    now,
  };
}
