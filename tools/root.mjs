import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder, wherever a command was started from. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const inRoot = (...parts) => resolve(root, ...parts);
