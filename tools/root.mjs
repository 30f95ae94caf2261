import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. It does not depend on the working directory. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const inRoot = (...parts) => resolve(root, ...parts);
