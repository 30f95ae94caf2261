import { resolve } from 'node:path';

export const FOLDER = resolve(import.meta.dirname, '../../pictures');
