import { existsSync, readFileSync } from 'node:fs';

/** A runner's report; null when it crashed before or while writing it. */
export function readJson(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
