import type { MasterKey } from '../../keys/master-key';
import { openedContent } from '../../mail/mail-seal';
import type { Row, Section } from './section';

/** The letters that wait, without their texts, because those may hold a login. */
export function waitingMails<Scope>(rows: Section<Scope>['rows']): Section<Scope> {
  return {
    name: 'waitingMails',
    table: 'sealed_mail',
    rows,
    words: {},
    marks: {
      id: 'mailId',
      account_id: 'accountId',
      anonymous_id: 'anonymousReadingId',
      queued_at: 'writtenAt',
      sealed: 'sealed',
    },
    opened: openedRow,
  };
}

/** A letter of a lost key file is listed too, so that the person learns of it. */
function openedRow({ sealed, ...row }: Row, key: MasterKey | null): Row {
  const mail = { id: String(row['mailId']), sealed: String(sealed) };
  const content = key === null ? null : openedContent(key, mail);
  if (content === null) return { ...row, canBeOpened: false };
  const { to_name: toName, to_address: toAddress, from_name: fromName, subject } = content;
  return { ...row, toName, toAddress, fromName, subject };
}
