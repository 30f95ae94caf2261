import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { readApplications } from '../application/read-applications';
import { type Database, openDatabase } from '../database/open-database';
import { DEMO_LOGINS, renewDemoLink, seedDemo } from '../demo/seed-demo';
import { createPasswords } from '../session/passwords';
import { signingKey } from '../session/signing-key';
import { buildServer } from './build-server';
import { consoleTexts } from './console-texts';
import { keepHouse } from './housekeeping';
import type { Settings } from './settings';
import { codeOf, reasonOf, StartFailure } from './start-failure';
import { isBuilt, type StaticApp } from './static-files';

export interface StartPorts {
  /** The folder of the repository. */
  readonly root: string;
  readonly clock: () => Date;
  readonly say: (line: string) => void;
}

export interface RunningServer {
  stop(): Promise<void>;
}

/** From settings to an open port. What is in the way throws StartFailure. */
export async function startServer(settings: Settings, ports: StartPorts): Promise<RunningServer> {
  const { root, clock, say } = ports;
  const applications = readApplications(join(root, 'apps/server/applications'));
  const apps: readonly StaticApp[] = [
    { folder: join(root, 'apps/portal/dist'), prefix: '/' },
    { folder: join(root, 'apps/anonymous-wizard/dist'), prefix: '/ablesung-ohne-zugang/' },
  ];
  const passwords = await createPasswords();
  const opened = await openDatabase(settings);
  const { database } = opened;
  try {
    const key = await signingKey(database);
    const { limits, trustedProxies } = settings;
    const parts = { database, applications, passwords, signingKey: key, clock, apps };
    const server = await buildServer({ ...parts, limits, trustedProxies, hasLog: true });
    const applicationId = applications[0]?.applicationId;
    const isDemo = settings.isDemo && applicationId !== undefined;
    // Before the port opens: who waits for the address may log in at once.
    if (isDemo) await seedDemo(database, { applicationId, passwords, now: clock() });
    const url = await listen(server, settings);
    const house = keepHouse(database, clock, server.log);
    say(consoleTexts.running(url));
    if (isDemo) await announceDemo(database, url, say);
    for (const { folder } of apps.filter((app) => !isBuilt(app))) {
      say(consoleTexts.appMissing(folder));
    }
    return {
      stop: async () => {
        await server.close();
        await house.stop();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function listen(server: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw new StartFailure(
      codeOf(error) === 'EADDRINUSE'
        ? consoleTexts.portTaken(port)
        : consoleTexts.noSuchHost(host, reasonOf(error)),
    );
  }
  // PORT=0 leaves the choice to the system.
  const address = server.server.address();
  const chosen = typeof address === 'object' && address !== null ? address.port : port;
  return `http://127.0.0.1:${chosen}`;
}

async function announceDemo(
  database: Database,
  url: string,
  say: (line: string) => void,
): Promise<void> {
  for (const { username, password } of DEMO_LOGINS) say(consoleTexts.demoLogin(username, password));
  const link = `${url}/m/${await renewDemoLink(database)}`;
  say(consoleTexts.demoLink(link));
  say(renderUnicodeCompact(link));
}
