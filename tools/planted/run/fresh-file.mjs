import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../../root.mjs';

/** Where a runner writes its report; that of the run before must not be taken for this one. */
export function freshFile(name) {
  const path = inRoot('.cache/planted', name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}
