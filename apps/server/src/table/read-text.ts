import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A file's text in pieces, in whatever encoding a German office program wrote it. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path));
  for await (const bytes of chunksOf(path)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** By its mark; without one, what is not valid UTF-8 is what Windows wrote before. */
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
    // Without its end: half a letter there is a file that was cut, and still UTF-8.
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

/** A stream's chunks are of any type to the compiler. */
async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path)) if (chunk instanceof Uint8Array) yield chunk;
}
