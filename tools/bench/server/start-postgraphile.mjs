import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../process/run.mjs';
import { startScript } from './start-script.mjs';

/** Fetched for the measurement alone: nothing of ours needs it. The 5th wants a newer Node than ours. */
const PACKAGES = ['postgraphile@4.14.1', 'graphql@15.10.2'];

/** As { url, stop }, or { reason } why there is none. */
export async function startPostgraphile(databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-postgraphile-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', ...PACKAGES];
  const installed = await run('npm', install);
  if (installed.code !== 0) {
    remove();
    return { reason: 'npm could not fetch it' };
  }
  const { url, stop } = await startScript('postgraphile', {
    DATABASE_URL: databaseUrl,
    FOLDER: folder,
  });
  return { url, stop: () => stop().then(remove) };
}
