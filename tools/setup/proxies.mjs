import { mkdirSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { run } from '../process/run.mjs';
import { inRoot } from '../root.mjs';
import { findProgram } from './programs.mjs';

const PROXIES = ['nginx', 'caddy'];
const FOLDER = inRoot('.cache/debian');
/** Only root has these folders on its PATH. */
const SYSTEM = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Takes a program out of Debian's package. Installing the package would start a web server on this
 * machine.
 */
async function unpack(name) {
  const folder = `${FOLDER}/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const command = `apt-get download ${name} && dpkg -x ${name}_*.deb .`;
  const { code, output } = await run('sh', ['-c', command], { cwd: folder, timeoutMs: 120_000 });
  return code === 0
    ? null
    : `Debian's package cannot be fetched: ${output.trim().split('\n').pop()}`;
}

/** Each proxy as { name, path } or, where it cannot be had, { name, reason }. */
export async function provideProxies() {
  const provided = [];
  for (const name of PROXIES) {
    const path = [
      process.env.PATH,
      ...SYSTEM,
      `${FOLDER}/${name}/usr/sbin`,
      `${FOLDER}/${name}/usr/bin`,
    ];
    const find = () => findProgram([name], path.join(delimiter));
    const reason = find() ? null : await unpack(name);
    const isRunnable = async () =>
      (await run(find(), [name === 'caddy' ? 'version' : '-v'])).code === 0;
    if (find() && (await isRunnable())) provided.push({ name, path: find() });
    else provided.push({ name, reason: reason ?? `${name} does not run` });
  }
  return provided;
}
