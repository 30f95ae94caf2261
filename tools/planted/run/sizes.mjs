import { findBrowser } from '../../setup/browser.mjs';
import { sizes } from '../../test/sizes.mjs';
import { buildApps } from './build-apps.mjs';

/** There is one set of sizes, whoever asks. */
export async function askSizes(tests) {
  const browser = await findBrowser();
  if (!(await buildApps())) return tests.map(() => ({ ending: 'could not be built' }));
  const { failed } = await sizes.run({ browser });
  return tests.map(() => ({ ending: failed > 0 ? 'failed' : 'passed' }));
}
