import { inRoot } from '../../root.mjs';
import { startChild, stopChild } from '../../process/children.mjs';

export async function startFloor({ databaseUrl, dataDir }) {
  const child = startChild(process.execPath, [inRoot('tools/bench/server/floor.mjs')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((done, fail) => {
    let log = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      log += text;
      const address = /floor: (http:\S+)/.exec(log)?.[1];
      if (address) done(address);
    });
    child.once('close', () => fail(new Error(`The floor did not start: ${log}`)));
  });
  return { url, stop: () => stopChild(child) };
}
