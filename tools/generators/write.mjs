import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatFiles } from '../process/format.mjs';
import { root } from '../root.mjs';

/** The index with the new lines added. It keeps its other exports. */
function withExports(index, start, lines) {
  const old = index ?? `${start}\n`;
  const missing = lines.filter((line) => !old.includes(line));
  return `${old.trimEnd()}\n${missing.join('\n')}\n`;
}

/**
 * Writes new files below `home` and exports them from an index. Writes nothing if one of them
 * exists.
 */
export function write({ files, index }, home = root) {
  const taken = Object.keys(files).filter((path) => existsSync(join(home, path)));
  if (taken.length > 0) throw new Error(`Already exists: ${taken.join(', ')}`);
  const indexPath = join(home, index.path);
  const before = existsSync(indexPath) ? readFileSync(indexPath, 'utf8') : null;
  const all = { ...files, [index.path]: withExports(before, index.start, index.lines) };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  formatFiles(Object.keys(all).map((path) => join(home, path)));
  return Object.keys(all);
}
