import { Installation } from './installation';
import { Server } from './server';
import type { PortalServer } from './server-process';
import { test } from './test';

/** For a journey whose server has builds of its own. */
export const installedTest = test.extend<{ installation: Installation }>({
  installation: async ({ browserName: _ }, use) => {
    const installation = await Installation.create();
    await use(installation);
    await installation.destroy();
  },
  server: async ({ installation, demoData }, use) => {
    const server = await Server.createWith(await demoData(), installation.folder);
    await use(server);
    await server.destroy();
  },
});

interface Installed {
  readonly server: PortalServer;
  readonly installation: Installation;
}

/** From now on the server lacks these scripts, as if they could not be fetched. */
export async function lose(installed: Installed, ...scripts: readonly string[]): Promise<void> {
  await change(installed, 'lose', scripts);
}

/** From now on the server has them again, also if it was stopped meanwhile. */
export async function restore(installed: Installed, ...scripts: readonly string[]): Promise<void> {
  await change(installed, 'restore', scripts);
}

async function change(
  { server, installation }: Installed,
  how: 'lose' | 'restore',
  scripts: readonly string[],
): Promise<void> {
  await server.stop();
  for (const script of scripts) await installation[how](script);
  await server.start();
}
