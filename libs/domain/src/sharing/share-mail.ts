import type { ShareLogin } from './share';

/** Body of POST /api/communication/email/share/account, one for each recipient. */
export interface ShareMail {
  readonly payload: { readonly salutation: string; readonly login: ShareLogin };
  readonly metaData: { readonly mailTo: { readonly name: string; readonly email: string } };
}
