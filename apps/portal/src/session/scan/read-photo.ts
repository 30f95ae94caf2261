import type { CodeReader } from './create-code-reader';

export type PhotoAnswer =
  { readonly text: string } | { readonly problem: 'no-picture' | 'no-code' };

/** Reads the code in a photo that the user has chosen. */
export async function readPhoto(reader: CodeReader, file: Blob): Promise<PhotoAnswer> {
  const photo = await createImageBitmap(file).catch(() => null);
  if (photo === null) return { problem: 'no-picture' };
  // A reader that cannot be loaded counts as "no code": the user can do the same about both.
  const text = await reader.search(photo).catch(() => null);
  photo.close();
  return text === null ? { problem: 'no-code' } : { text };
}
