import { isRunnable } from './browser.mjs';
import { findProgram, installDebianPackages } from './programs.mjs';

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
];

async function provide({ variable, programs, packages }, mayInstall) {
  const found = () => process.env[variable] ?? findProgram(programs);
  let reason = `${programs[0]} is not installed`;
  if (!found() && mayInstall) reason = (await installDebianPackages(packages)) ?? reason;
  const path = found();
  if (!path) return { reason };
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
