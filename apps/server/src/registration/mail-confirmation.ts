import { mailWords } from '@ablesbar/i18n';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../application/read-applications';
import type { Database } from '../database/open-database';
import type { Post } from '../mail/create-post';
import { type Letter, renderLetter } from '../mail/letter';
import type { Visit } from './consent-page';
import { CONFIRM_PATH } from './own-registration';
import { noteUnconfirmed, type Registering } from './unconfirmed-email';

interface Asked {
  readonly whose: Registering;
  readonly email: string;
  readonly request: FastifyRequest;
}

/** Mails a link to an address, which its owner confirms. The mail holds no word that anybody typed. */
export async function mailConfirmation(
  {
    database,
    post,
    clock,
  }: { readonly database: Database; readonly post: Post; readonly clock: () => Date },
  { application, language, words: { mail } }: Visit,
  { whose: { accountId }, email, request }: Asked,
): Promise<void> {
  const now = clock();
  const token = await noteUnconfirmed(database, { accountId, email, now });
  const url = `${originOf(request, application)}${CONFIRM_PATH}/${token}`;
  const letter: Letter = {
    subject: mail.subject(application.name),
    parts: [
      { kind: 'text', text: mail.salutation },
      { kind: 'text', text: mail.text },
      { kind: 'link', label: mail.link, url },
      { kind: 'text', text: mail.otherwise },
    ],
  };
  await post({
    accountId,
    fromName: application.name,
    to: { name: '', email },
    letter: renderLetter(letter, mailWords(language), application.name),
    now,
  });
}
