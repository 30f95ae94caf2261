import type { After } from '../camera';
import type { CodeReader } from './code-reader';

/** No picture; no code on it; no reader, because its file could not be loaded; or no answer in time. */
export type PhotoCodeProblem = 'no-picture' | 'no-code' | 'no-reader' | 'too-slow';

// Long enough for a large photo in three sizes on a slow phone.
const DECODE_LIMIT_MS = 5000;
const SEARCH_LIMIT_MS = 10_000;

/** Reads the codes in a photo that the user has chosen: their texts, at least one, or why there are none. */
export async function readPhoto(
  reader: Pick<CodeReader, 'searchPhoto'>,
  file: Blob,
  after: After,
): Promise<readonly string[] | PhotoCodeProblem> {
  const no = 'no-picture';
  const photo = await within(after, DECODE_LIMIT_MS, createImageBitmap(file), no, no);
  if (photo === no) return no;
  const search = reader.searchPhoto(photo);
  const answer = await within(after, SEARCH_LIMIT_MS, search, 'no-reader', 'too-slow');
  photo.close();
  return answer.length === 0 ? 'no-code' : answer;
}

/** The work's result, or what stands for its failure, or for taking too long. */
function within<Result, const Failure, const Late>(
  after: After,
  ms: number,
  work: Promise<Result>,
  failure: Failure,
  late: Late,
): Promise<Result | Failure | Late> {
  return new Promise((resolve) => {
    const callOff = after(ms, () => resolve(late));
    work.then(resolve, () => resolve(failure)).finally(callOff);
  });
}
