import {
  createHttp,
  createLocks,
  createSessions,
  createTokenStore,
  fetchApplication,
  fetchManifest,
  type Http,
  type Sessions,
} from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';
import { applyBrand } from '@ablesbar/ui';
import { type Connection, watchConnection } from '../connection';
import { createNotices, type Notices } from '../notice';
import { createSession, type Session } from '../session';
import type { Ports } from './ports';

/** The specification's time that 'wird geladen...' stays once the application is known. */
const LOADING_SCREEN_MS = 500;

/** What stands around every screen, with or without a login. */
export interface Portal {
  readonly ports: Ports;
  readonly texts: Texts;
  readonly http: Http;
  readonly sessions: Sessions;
  readonly application: Application;
  readonly session: Session;
  readonly notices: Notices;
  readonly connection: Connection;
  /** The token the person came with, already out of the address. */
  readonly linkToken: string | null;
}

/** Everything that must be known before the first screen can be chosen; null when the server is silent. */
export async function startPortal(
  ports: Ports,
  texts: Texts,
  linkToken: string | null,
): Promise<Portal | null> {
  const http = createHttp({ fetch: ports.fetch });
  const [answer, manifest] = await Promise.all([fetchApplication(http), fetchManifest(http)]);
  if (!answer.ok) return null;
  const application = answer.value;
  const { features, languageConfig } = application.config;
  applyBrand(document.documentElement, manifest.themeColor);
  texts.addTranslations(languageConfig.translations, languageConfig.defaultLanguage);
  await texts.use(languageConfig.defaultLanguage);

  const sessions = createSessions({
    http,
    tokenStore: createTokenStore(),
    locks: createLocks(ports.locks),
    clock: { now: () => ports.now().getTime() },
    applicationId: application.applicationId,
  });
  const notices = createNotices(ports.newId);
  const connection = watchConnection(window, notices);
  const session = await createSession(sessions, features, () =>
    notices.show({
      type: 'info',
      title: 'notice_account_removed_title',
      message: 'notice_account_removed_text',
    }),
  );
  if (linkToken !== null) void session.logInWithLink(linkToken);

  await new Promise((resolve) => setTimeout(resolve, LOADING_SCREEN_MS));
  return { ports, texts, http, sessions, application, session, notices, connection, linkToken };
}
