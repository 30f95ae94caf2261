import { existsSync, readdirSync } from 'node:fs';
import { isRunnable } from './browser.mjs';
import { findProgram, installDebianPackages } from './programs.mjs';

const LIBRARIES = '/usr/lib';

/**
 * The browsers besides Chromium that the journeys run in. Playwright's own builds of them cannot be
 * had everywhere; Debian's packages can (D181).
 */
const ENGINES = [
  {
    name: 'Firefox',
    variable: 'FIREFOX',
    programs: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKitGTK',
    variable: 'WEBKITGTK',
    programs: ['MiniBrowser'],
    packages: ['libwebkit2gtk-4.1-0', 'xvfb', 'xdotool'],
    // It needs a screen even for its version, so it is not asked.
    find: () => (findProgram(['Xvfb']) && findProgram(['xdotool']) ? findMiniBrowser() : null),
  },
];

/** Debian keeps it outside the PATH, in a folder for each processor architecture. */
function findMiniBrowser() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const paths = folders.map((folder) => `${LIBRARIES}/${folder}/webkit2gtk-4.1/MiniBrowser`);
  return paths.find((path) => existsSync(path)) ?? null;
}

async function provide({ variable, programs, packages, find }, mayInstall) {
  const found = () => process.env[variable] ?? (find ? find() : findProgram(programs));
  let reason = `${programs[0]} is not installed`;
  if (!found() && mayInstall) reason = (await installDebianPackages(packages)) ?? reason;
  const path = found();
  if (!path) return { reason };
  if (find) return { path };
  return (await isRunnable(path)) ? { path } : { reason: `${path} does not run` };
}

/** Each engine as { name, variable, path } or, where it cannot be had, { name, variable, reason }. */
export async function provideEngines({ mayInstall }) {
  const provided = [];
  // One after the other, because apt allows one installation at a time.
  for (const engine of ENGINES) {
    const { name, variable } = engine;
    provided.push({ name, variable, ...(await provide(engine, mayInstall)) });
  }
  return provided;
}
