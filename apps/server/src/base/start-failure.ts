import { consoleTexts } from './console-texts';

/**
 * The reason why the server cannot start, in one line that names the way out. Any other error is a
 * bug.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The code that Node and the database driver put on what they throw ('EADDRINUSE'). */
export function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** Only the first line, because the console shows the reason in one line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] || (codeOf(error) ?? consoleTexts.unknownReason);
}
