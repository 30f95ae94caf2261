import type { CodeReader } from '@ablesbar/ui';
import { type Ports, within } from '../../base/ports';

type PhotoAnswer = { readonly text: string } | { readonly problem: 'no-picture' | 'no-code' };

// Long enough for a large photo in three sizes on a slow phone.
const DECODE_LIMIT_MS = 5000;
const SEARCH_LIMIT_MS = 10_000;

/** Reads the code in a photo that the user has chosen. */
export async function readPhoto(
  reader: CodeReader,
  file: Blob,
  after: Ports['after'],
): Promise<PhotoAnswer> {
  const photo = await within(after, DECODE_LIMIT_MS, createImageBitmap(file)).catch(() => null);
  if (photo === null) return { problem: 'no-picture' };
  // A reader that cannot be loaded or does not answer counts as "no code": the user can do the same about both.
  const [text] = await within(after, SEARCH_LIMIT_MS, reader.searchPhoto(photo)).catch(() => []);
  photo.close();
  return text === undefined ? { problem: 'no-code' } : { text };
}
