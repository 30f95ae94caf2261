// Every command imports this first. An old Node would fail later with an unclear error.
import { readFileSync } from 'node:fs';

export function isNewEnough(version, wanted) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

const manifest = new URL('../../package.json', import.meta.url);
const wanted = JSON.parse(readFileSync(manifest, 'utf8')).engines.node.replace('>=', '');

if (!isNewEnough(process.versions.node, wanted)) {
  console.error(
    `This needs Node ${wanted} or newer, and this is ${process.versions.node}: install a newer one (for example "nvm install" in this folder) and try again.`,
  );
  process.exit(1);
}
