import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../root.mjs';

/** Where a runner writes its report; yesterday's must not be taken for today's. */
export function freshFile(name) {
  const path = inRoot('.cache/test', name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}
