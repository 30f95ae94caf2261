import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Reads a file's text in pieces, in any encoding that German office programs use. */
export async function* readText(
  path: string,
  watch: (part: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path));
  const { size } = await stat(path);
  let read = 0;
  for await (const bytes of chunksOf(path)) {
    read += bytes.length;
    watch(read / size);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

/** Detects the encoding by its byte order mark. Without one, a text that is not UTF-8 is Windows-1252. */
async function encodingOf(path: string): Promise<Encoding> {
  const [first = 0, second = 0, third = 0] = await firstBytes(path);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252';
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    // Ignores the end: half a letter there belongs to a cut file, which is still UTF-8.
    for await (const bytes of chunksOf(path)) decoder.decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(3), 0, 3, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Checks the chunk, because the compiler gives a stream's chunks the type any. */
async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path)) if (chunk instanceof Uint8Array) yield chunk;
}
