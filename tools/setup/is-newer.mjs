import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a file or folder in or below the given ones has changed since the built file was written.
 * A folder changes when a file in it is deleted or renamed.
 */
export function isNewer(sources, built) {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return sources.some((path) => changedAfter(path, builtAt));
}

function changedAfter(path, moment) {
  const found = statSync(path);
  if (found.mtimeMs > moment) return true;
  return (
    found.isDirectory() && readdirSync(path).some((name) => changedAfter(join(path, name), moment))
  );
}
