import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../root.mjs';

/** The content of a report. Null if its program crashed before or while it wrote the report. */
export function readJson(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** The path for a report. Deletes the report of the run before, which must not be read as this one's. */
export function freshReport(name) {
  const path = inRoot('.cache/reports', name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}
