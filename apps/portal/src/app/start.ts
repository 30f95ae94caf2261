import {
  createHttp,
  createLocks,
  createSessions,
  createTabs,
  createTokenStore,
  type Http,
  isServerThere,
  type Sessions,
} from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import type { TextKey, Texts } from '@ablesbar/i18n';
import { applyBrand } from '@ablesbar/ui';
import { type Connection, reportingHttp, watchConnection } from '../connection';
import { createNotices, type Notices } from '../notice';
import { createSession, type Session } from '../session';
import type { Address } from './address';
import type { Leaving } from './leaving';
import { type Observable, observable } from './observable';
import { findApplication, type Surroundings } from './find-application';
import type { Ports } from './ports';

/** The specification's time that 'wird geladen...' stays once the application is known. */
const LOADING_SCREEN_MS = 500;

export interface MailAction {
  readonly label: TextKey;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

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
  readonly address: Address;
  /** Some job may be passed on; the jobs stand in the store, which comes later. */
  readonly shareable: Observable<boolean>;
  /** The utility has a help page. */
  readonly helpEnabled: Observable<boolean>;
  /** So many readings are on this device alone. */
  readonly unsent: Observable<number>;
  /** What the letter in the bar does, where there is one. */
  readonly mail: Observable<MailAction | null>;
  /** The token the person came with, already out of the address. */
  readonly linkToken: string | null;
  /** What is known about leaving this page; loaded after the first screen. */
  readonly leaving: () => Promise<Leaving>;
}

export interface Started {
  readonly portal: Portal;
  /** What the server has just said; null for a start with what was kept. */
  readonly answered: Surroundings | null;
}

type Setup = Pick<Portal, 'ports' | 'texts' | 'address' | 'linkToken' | 'leaving'>;

/**
 * Everything that must be known before the first screen can be chosen; null when the server is silent
 * and nothing was kept from an earlier visit.
 */
export async function startPortal(setup: Setup): Promise<Started | null> {
  const { ports, texts, linkToken } = setup;
  const plainHttp = createHttp({ fetch: ports.fetch });
  const found = await findApplication(plainHttp);
  if (found === null) return null;
  const { application, themeColor, isAnswered } = found;
  const { features, languageConfig } = application.config;
  applyBrand(document.documentElement, themeColor);
  texts.addTranslations(languageConfig.translations, languageConfig.defaultLanguage);
  await texts.use(languageConfig.defaultLanguage);

  const notices = createNotices(ports.newId);
  const connection = watchConnection({
    browser: window,
    ask: () => isServerThere(plainHttp),
    notices,
    wasAnswered: isAnswered,
  });
  const http = reportingHttp(plainHttp, connection.report);
  const clock = { now: () => ports.now().getTime(), after: ports.after };
  const sessions = createSessions({
    http,
    tokenStore: createTokenStore(),
    locks: createLocks(ports.locks),
    tabs: createTabs(ports.openChannel('ablesbar-session')),
    clock,
    applicationId: application.applicationId,
  });
  const session = await createSession({
    sessions,
    features,
    clock,
    countUnsent: async (accountIds) => {
      const { countUnsent } = await import('../outbox/count-unsent');
      return countUnsent(clock, accountIds);
    },
    onExpired: () =>
      notices.show({
        type: 'info',
        title: 'notice_account_removed_title',
        message: 'notice_account_removed_text',
      }),
  });
  if (linkToken !== null) void session.logInWithLink(linkToken);

  await new Promise<void>((resolve) => void ports.after(LOADING_SCREEN_MS, resolve));
  const shareable = observable(false);
  const helpEnabled = observable(false);
  const unsent = observable(0);
  const mail = observable<MailAction | null>(null);
  const toldLater = { shareable, helpEnabled, unsent, mail };
  const known = { application, session, notices, connection, ...toldLater };
  const portal = { ...setup, http, sessions, ...known };
  return { portal, answered: isAnswered ? found : null };
}
