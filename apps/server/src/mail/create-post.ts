import type { Database } from '../database/open-database';
import type { MasterKey } from '../keys/master-key';
import type { Limits } from '../limit/limits';
import { type MailToQueue, queueMail } from './waiting-mail';

/**
 * Stores a mail of a route for sending. Whoever causes mails, on however many accounts, causes only a
 * few to one address.
 */
export type Post = (mail: MailToQueue) => Promise<void>;

export function createPost(parts: {
  readonly database: Database;
  readonly limits: Limits;
  readonly mailKey: () => MasterKey;
}): Post {
  return async (mail) => {
    await parts.limits.count('mail-recipient', mailboxOf(mail.to.email));
    await queueMail(parts.database, parts.mailKey(), mail);
  };
}

/** 'Erika+1@example.org' and 'erika@example.org' are one mailbox. */
function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
}
