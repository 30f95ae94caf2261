import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../../process/copy-repository.mjs';
import { startChild, stopChild } from '../../process/children.mjs';
import { onInterrupt } from '../../process/on-interrupt.mjs';

/** The environment variable that is set while the command runs in its copy. */
export const IN_COPY = 'ABLESBAR_PLANTED';

/**
 * Plants the faults in a temporary copy of the repository, including changes that are not
 * committed. However a run ends, it leaves no fault in the files that a person works with.
 */
export async function runInCopy(given) {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-planted-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  onInterrupt(remove);
  try {
    copyRepository(folder);
    const child = startChild(process.execPath, ['tools/planted.mjs', ...given], {
      cwd: folder,
      env: { [IN_COPY]: folder },
      stdout: 'inherit',
      stderr: 'inherit',
    });
    // With a signal that lets it end its tests. The folder is removed after that.
    onInterrupt(() => stopChild(child));
    const { exitCode = 1 } = await child;
    return exitCode;
  } finally {
    remove();
  }
}
