import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../root.mjs';
import { startChildUntil, stopChild } from './children.mjs';

const ADDRESS = /Ablesbar läuft: (http:\/\/\S+)/;
const PATIENCE_MS = 300_000;

/**
 * Starts the built server with the demo data on a free port. It has a new database, which is
 * deleted when it stops, unless `databaseUrl` or `dataDir` names another. `env` adds settings.
 */
export async function startAppServer({ databaseUrl, dataDir, env: more = {} } = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'ablesbar-data-'));
  const remove = () => {
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  const env = {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    // The limits of the server must not slow down what is measured.
    LIMITS: 'all=1000000',
    // Its address is read from a German line.
    LC_ALL: 'de_DE.UTF-8',
    ...more,
  };
  try {
    const args = [inRoot('apps/server/dist/main-with-demo.js')];
    const options = { env, patienceMs: PATIENCE_MS };
    const { child, match } = await startChildUntil(ADDRESS, process.execPath, args, options);
    return { url: match[1], stop: () => stopChild(child).then(remove), pid: child.pid };
  } catch (error) {
    remove();
    throw error;
  }
}
