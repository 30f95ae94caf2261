import { renderUnicodeCompact } from 'uqr';
import type { Database } from '../database/open-database';
import { serveDemoSite } from '../demo-site/serve-demo-site';
import { DEMO_LOGINS, renewDemoLink, seedDemo } from './seed-demo';
import { DEMO_SHARE_LOGIN } from './share-demo-jobs';

/**
 * Everything that the demo adds to a server. The server takes it as a parameter and imports only its
 * type, so that the program for production contains none of it (D175).
 */
export const demo = {
  serveSite: serveDemoSite,
  seed: seedDemo,
  announcement,
};

export type Demo = typeof demo;

/** The lines for the console: the addresses and logins to try. */
async function announcement(
  database: Database,
  { portal, site }: { readonly portal: string; readonly site: string },
): Promise<readonly string[]> {
  const link = `${portal}/m/${await renewDemoLink(database)}`;
  return [
    `  Vorführdaten, Formular in der Website eines Versorgers: ${site}`,
    ...[...DEMO_LOGINS, DEMO_SHARE_LOGIN].map(
      ({ username, password }) => `  Vorführdaten, Anmeldung: ${username} / ${password}`,
    ),
    `  Vorführdaten, Anmeldung ohne Passwort: ${link}`,
    renderUnicodeCompact(link),
  ];
}
