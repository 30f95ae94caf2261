import type { ShareLogin } from './share';

/** Body of POST /api/communication/email/share/account, one for each recipient. */
export interface ShareMail {
  readonly payload: { readonly salutation: string; readonly login: ShareLogin };
  readonly metaData: { readonly mailTo: { readonly name: string; readonly email: string } };
}

/** The user types only addresses, so the part before the @ becomes the name (contract). */
export function shareMail(
  email: string,
  { salutation, login }: { readonly salutation: string; readonly login: ShareLogin },
): ShareMail {
  const name = email.replace(/@.*$/s, '');
  const { token, username, password } = login;
  return {
    payload: { salutation, login: { token, username, password } },
    metaData: { mailTo: { name, email } },
  };
}
