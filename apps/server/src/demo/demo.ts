import { renderUnicodeCompact } from 'uqr';
import type { ServedApplication } from '../application/read-applications';
import { inConsoleLanguage } from '../base/console-language';
import type { Database } from '../database/open-database';
import { serveDemoSite } from '../demo-site/serve-demo-site';
import { DEMO_LOGINS, DEMO_SHARE_LOGIN } from './demo-script';
import { type DemoParts, renewDemoLink, seedDemo } from './seed-demo';

/**
 * Everything that the demo adds to a server. The server takes it as a parameter and imports only its
 * type, so that the program for production contains none of it (D175). `files` is the folder
 * apps/server/demo.
 */
export function createDemo(files: string) {
  return {
    serveSite: serveDemoSite,
    seed: (database: Database, parts: DemoParts) => seedDemo(database, files, parts),
    announcement,
  };
}

export type Demo = ReturnType<typeof createDemo>;

/** The lines for the console: the addresses and logins to try. */
async function announcement(
  database: Database,
  {
    application,
    portal,
    site,
  }: {
    readonly application: Pick<ServedApplication, 'applicationId'>;
    readonly portal: string;
    readonly site: string;
  },
): Promise<readonly string[]> {
  const link = `${portal}/m/${await renewDemoLink(database, application.applicationId)}`;
  return [
    texts.site(site),
    ...[...DEMO_LOGINS, DEMO_SHARE_LOGIN].map(texts.login),
    texts.link(link),
    renderUnicodeCompact(link),
  ];
}

interface Login {
  readonly username: string;
  readonly password: string;
}

const texts = inConsoleLanguage({
  de: {
    site: (url: string) => `  Vorführdaten, Formular in der Website eines Versorgers: ${url}`,
    login: ({ username, password }: Login) =>
      `  Vorführdaten, Anmeldung: ${username} / ${password}`,
    link: (url: string) => `  Vorführdaten, Anmeldung ohne Passwort: ${url}`,
  },
  en: {
    site: (url: string) => `  Demo data, form in a utility's website: ${url}`,
    login: ({ username, password }: Login) => `  Demo data, login: ${username} / ${password}`,
    link: (url: string) => `  Demo data, login without a password: ${url}`,
  },
});
