import { join } from 'node:path';
import { readSettings } from '../app/settings';
import { buildServer } from '../app/build-server';
import { createDemo, type Demo } from '../demo/demo';
import type { Database } from '../database/open-database';
import { anApplication, fakePasswords, serverParts, TEST_NOW } from './test-server';

const root = join(__dirname, '../../../..');
const demo = createDemo(join(root, 'apps/server/demo'));

/** The demo with fewer meters, which a server seeds within a second. */
export const smallDemo: Demo = {
  ...demo,
  seed: (database, parts) => demo.seed(database, { ...parts, isWhole: false }),
};

/** Seeds the demo as a start does, by the commands and calls themselves. */
export async function seedDemoIn(
  database: Database,
  { isWhole }: { readonly isWhole: boolean },
): Promise<void> {
  const passwords = fakePasswords([]);
  await demo.seed(database, {
    ...{ root, passwords, isWhole },
    settings: readSettings({}, root),
    clock: () => TEST_NOW,
    application: anApplication({}),
    serverAt: async (now, joined) =>
      buildServer(await serverParts(joined, { clock: () => now, passwords })),
  });
}
