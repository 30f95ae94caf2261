import { run } from '../../process/run.mjs';
import { inRoot } from '../../root.mjs';
import { findBrowser } from '../../setup/browser.mjs';
import { buildApps } from './build-apps.mjs';

/** There is one set of sizes, whoever asks. */
export async function askSizes(tests) {
  const browser = await findBrowser();
  if (!(await buildApps())) return tests.map(() => ({ ending: 'could not be built' }));
  const { code } = await run(process.execPath, [inRoot('tools/test/sizes.mjs')], {
    env: { CHROMIUM: browser ?? undefined },
  });
  return tests.map(() => ({ ending: code === 0 ? 'passed' : 'failed' }));
}
