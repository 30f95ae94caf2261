// The last step of an app's build: node tools/precompress.mjs dist
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const SHRINKS = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.wasm', '.webmanifest']);
/** A smaller file fits into one packet without compression. */
const WORTH_IT_BYTES = 1024;

/**
 * Writes a brotli and a gzip file beside each built file that shrinks. The server sends the one that a
 * browser accepts.
 */
function precompress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !SHRINKS.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (content.length < WORTH_IT_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

for (const folder of process.argv.slice(2)) precompress(folder);
