import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Shows what only works until the garbage is collected, which a busy server does every few seconds. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}
