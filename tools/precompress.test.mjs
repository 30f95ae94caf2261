import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { inRoot } from './root.mjs';

const precompress = (path) =>
  execFileSync(process.execPath, [inRoot('tools/precompress.mjs'), path]);

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-precompress-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  { says: 'a script', name: 'assets/app-4f3a.js', length: 1024, is: true },
  {
    says: 'a script that fits into one packet',
    name: 'assets/app-4f3a.js',
    length: 1023,
    is: false,
  },
  { says: 'the page', name: 'index.html', length: 5000, is: true },
  { says: 'a picture, which is already compressed', name: 'a.png', length: 5000, is: false },
  { says: 'a source map, which no browser asks for', name: 'a.js.map', length: 5000, is: false },
])('$says of $length bytes: $is', ({ name, length, is }) => {
  const path = join(folder, name);
  const content = 'x'.repeat(length);
  writeFileSync(path, content);
  precompress(folder);
  // A second build finds the files of the first one.
  precompress(folder);
  expect([existsSync(`${path}.br`), existsSync(`${path}.gz`)]).toEqual([is, is]);
  expect(existsSync(`${path}.br.gz`)).toBe(false);
  if (!is) return;
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(content);
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(content);
});
