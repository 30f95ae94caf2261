import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Facts, type OfflineWorld, OperatorFailure } from '../command';
import { backupTexts } from './backup-texts';

/** PostgreSQL has its own tools; the scripts call them and also run on a machine without Node. */
export async function runScript(
  { root, settings, say }: OfflineWorld,
  script: 'backup.sh' | 'restore.sh',
  argument: string,
): Promise<Facts> {
  const { databaseUrl, photos } = settings;
  const env = { ...process.env, DATABASE_URL: databaseUrl ?? '', PHOTOS: photos.place ?? '' };
  try {
    const path = join(root, 'apps/server/deploy', script);
    const { stdout } = await promisify(execFile)(path, [argument], { env });
    say(stdout.trim());
    return { said: stdout.trim() };
  } catch (error) {
    const said = complaintOf(error);
    if (said === '') throw error;
    throw new OperatorFailure(backupTexts.scriptFailed(script, said));
  }
}

/** What the script wrote about its failure. */
function complaintOf(error: unknown): string {
  const hasWritten = typeof error === 'object' && error !== null && 'stderr' in error;
  return hasWritten && typeof error.stderr === 'string' ? error.stderr.trim() : '';
}
