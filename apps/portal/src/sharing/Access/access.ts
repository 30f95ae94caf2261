import { encode } from 'uqr';
import type { Job, ShareLogin } from '@ablesbar/domain';

/** What another person needs in order to read shared meters. */
export interface Access {
  readonly accountId: string;
  readonly name: string;
  readonly login: ShareLogin;
  readonly jobs: readonly Job[];
}

/** This link logs in everyone who opens it. */
export function loginLink(origin: string, token: string): string {
  return `${origin}/m/${encodeURIComponent(token)}`;
}

/** With the quiet zone that scanners need, and with error correction for a scratched code. */
export function qrCells(text: string): readonly (readonly boolean[])[] {
  return encode(text, { border: 4, ecc: 'M' }).data;
}
