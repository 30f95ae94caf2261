import { consoleTexts } from './console-texts';

/** Why the server cannot start, in one line that names the way out. Everything else is a bug. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The code that Node and the database driver put on what they throw ('EADDRINUSE'). */
export function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** The first line alone: what is shown has to stay one line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] || (codeOf(error) ?? consoleTexts.unknownReason);
}
