import type { ShareLogin } from '@ablesbar/domain';
import type { MailWords } from '@ablesbar/i18n';
import type { Letter } from '../mail/letter';

/** The words are fixed; of the caller's there are the salutation and names. */
export function shareLetter(
  { share }: MailWords,
  {
    salutation,
    giver,
    application,
    origin,
    login,
  }: {
    readonly salutation: string;
    readonly giver: string;
    readonly application: string;
    readonly origin: string;
    readonly login: ShareLogin;
  },
): Letter {
  return {
    subject: share.subject(application),
    parts: [
      { kind: 'text', text: salutation },
      { kind: 'text', text: share.intro(giver) },
      { kind: 'link', label: share.link, url: `${origin}/m/${login.token}` },
      { kind: 'text', text: share.otherwise },
      {
        kind: 'rows',
        rows: [
          [share.portal, origin],
          [share.username, login.username],
          [share.password, login.password],
        ],
      },
      { kind: 'text', text: share.secret },
    ],
  };
}
