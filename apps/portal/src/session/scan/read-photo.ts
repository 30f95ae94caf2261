import type { CodeReader } from './create-code-reader';

export type PhotoAnswer =
  { readonly text: string } | { readonly problem: 'no-picture' | 'no-code' };

/** The code on a photo that the person has chosen. */
export async function readPhoto(reader: CodeReader, file: Blob): Promise<PhotoAnswer> {
  const photo = await createImageBitmap(file).catch(() => null);
  if (photo === null) return { problem: 'no-picture' };
  // A reader that cannot be loaded sees nothing either; the way out is the same.
  const text = await reader.search(photo).catch(() => null);
  photo.close();
  return text === null ? { problem: 'no-code' } : { text };
}
