import { inRoot } from '../../root.mjs';
import { startChild, stopChild } from '../../process/children.mjs';

/** A script of this folder as a process of its own; it says `name: address` when it listens. */
export async function startScript(name, env) {
  const child = startChild(process.execPath, [inRoot('tools/bench/server', `${name}.mjs`)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((done, fail) => {
    let log = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      log += text;
      const address = new RegExp(`${name}: (http:\\S+)`).exec(log)?.[1];
      if (address) done(address);
    });
    child.once('close', () => fail(new Error(`${name} did not start: ${log}`)));
  });
  return { url, stop: () => stopChild(child) };
}
