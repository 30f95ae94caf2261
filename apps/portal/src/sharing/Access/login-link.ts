import { encode } from 'uqr';

/** Whoever opens it is logged in. */
export function loginLink(origin: string, token: string): string {
  return `${origin}/m/${encodeURIComponent(token)}`;
}

/** With the quiet zone that scanners need, and some room for a scratch. */
export function qrCells(text: string): readonly (readonly boolean[])[] {
  return encode(text, { border: 4, ecc: 'M' }).data;
}
