import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../root.mjs';
import { startChild, stopChild } from './children.mjs';

const ADDRESS = /Ablesbar läuft: (http:\/\/\S+)/;
const PATIENCE_MS = 300_000;

/**
 * The real, built server with the demo data, on a free port. Its database is its own and gone with it,
 * unless one is given.
 */
export async function startAppServer({ databaseUrl, dataDir } = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'ablesbar-data-'));
  const child = startChild(process.execPath, [inRoot('apps/server/dist/main.js')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DEMO: '1',
      DATABASE_URL: databaseUrl,
      // What is measured is the app, not the patience of the server.
      LIMITS: 'all=1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await stopChild(child);
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  let log = '';
  try {
    const url = await new Promise((done, fail) => {
      const giveUp = () => fail(new Error(`The server did not start:\n${log}`));
      const patience = setTimeout(giveUp, PATIENCE_MS);
      const listen = (text) => {
        log += text;
        const address = ADDRESS.exec(log)?.[1];
        if (!address) return;
        clearTimeout(patience);
        done(address);
      };
      child.stdout.setEncoding('utf8').on('data', listen);
      child.stderr.setEncoding('utf8').on('data', listen);
      child.once('close', giveUp);
    });
    return { url, stop, pid: child.pid };
  } catch (error) {
    await stop();
    throw error;
  }
}
