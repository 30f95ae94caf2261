import { isEmailAddress } from '../email/is-email-address';
import type { EmailProblem } from '../problem/problem';

export const EMAIL_MOST = 120;

/** Checks the address for the receipt, which is optional. */
export function checkReceiptEmail(email: string): EmailProblem | null {
  const address = email.trim();
  if (address === '') return null;
  if (address.length > EMAIL_MOST) {
    return { code: 'email-too-long', severity: 'blocks', limit: EMAIL_MOST };
  }
  return isEmailAddress(address) ? null : { code: 'email-unreadable', severity: 'blocks' };
}
