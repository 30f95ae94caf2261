import type { After } from '../camera';
import type { CodeReader } from './code-reader';

/** No picture; no code on it; or no reader, because its file could not be loaded. */
export type PhotoProblem = 'no-picture' | 'no-code' | 'no-reader';

// Long enough for a large photo in three sizes on a slow phone.
const DECODE_LIMIT_MS = 5000;
const SEARCH_LIMIT_MS = 10_000;

/** Reads the codes in a photo that the user has chosen: their texts, at least one, or why there are none. */
export async function readPhoto(
  reader: Pick<CodeReader, 'searchPhoto'>,
  file: Blob,
  after: After,
): Promise<readonly string[] | PhotoProblem> {
  const photo = await within(after, DECODE_LIMIT_MS, createImageBitmap(file));
  if (photo === null) return 'no-picture';
  const texts = await within(after, SEARCH_LIMIT_MS, reader.searchPhoto(photo));
  photo.close();
  if (texts === null) return 'no-reader';
  return texts.length === 0 ? 'no-code' : texts;
}

/** Null if the work fails or takes too long. */
function within<Result>(after: After, ms: number, work: Promise<Result>): Promise<Result | null> {
  return new Promise((resolve) => {
    const callOff = after(ms, () => resolve(null));
    work.then(resolve, () => resolve(null)).finally(callOff);
  });
}
