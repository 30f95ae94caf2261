import {
  createHttp,
  createLocks,
  createSessions,
  createTabs,
  createTokenStore,
  isServerReachable,
} from '@ablesbar/api-client';
import type { ContactItem } from '@ablesbar/domain';
import { applyBrand, languageOfVisit } from '@ablesbar/ui';
import { watchConnection } from '../base/connection';
import { watchDeviceClock } from '../base/device-clock';
import { createNotices, observable } from '@ablesbar/ui/observable';
import type { Frame, Portal } from '../base/portal';
import { reportingHttp } from '../base/reporting-http';
import { createSession } from '../session';
import { findApplication, type Surroundings } from './find-application';

/** 'wird geladen...' stays for this time once the application is known (specification). */
const LOADING_SCREEN_MS = 500;

const EMPTY_FRAME: Frame = {
  hasManagement: false,
  hasHelp: false,
  unsent: 0,
  evicted: 0,
  countDrafts: () => 0,
  isKeeping: true,
  hasRoom: true,
  isClockRight: true,
  mail: null,
};

export interface Started {
  readonly portal: Portal;
  /** What the server has just answered; null if the portal started from kept data. */
  readonly answered: Surroundings | null;
}

type Setup = Pick<Portal, 'ports' | 'texts' | 'address' | 'linkToken' | 'leaving'>;

/**
 * Loads everything that decides which screen comes first. Returns null if the server does not
 * answer and nothing was kept from an earlier visit.
 */
export async function startPortal(setup: Setup): Promise<Started | null> {
  const { ports, texts, linkToken } = setup;
  const deviceClock = watchDeviceClock(ports);
  const plainHttp = createHttp({ fetch: deviceClock.fetch });
  const found = await findApplication(plainHttp);
  if (found === null) return null;
  const { application, themeColor, isAnswered } = found;
  const { features, languageConfig } = application.config;
  applyBrand(document.documentElement, themeColor);
  texts.addTranslations(languageConfig.translations, languageConfig.defaultLanguage);
  // Without the texts of its language, the portal speaks the one that it has.
  await texts.use(languageOfVisit(languageConfig, window)).catch(() => undefined);

  const notices = createNotices(ports.newId);
  const connection = watchConnection({
    browser: window,
    ask: () => isServerReachable(plainHttp),
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
    isConnected: connection.settled,
    countUnsent: async (accountIds) => {
      const { countUnsent } = await import('../outbox/count-unsent');
      return countUnsent(accountIds);
    },
    onExpired: () =>
      notices.show({
        type: 'info',
        title: 'notice_account_removed_title',
        message: 'notice_account_removed_text',
      }),
    tab: window,
  });
  if (linkToken !== null) void session.logInWithLink(linkToken);

  await new Promise<void>((resolve) => void ports.after(LOADING_SCREEN_MS, resolve));
  const frame = observable<Frame>(EMPTY_FRAME);
  const contacts = observable<readonly ContactItem[]>([]);
  const known = { application, session, notices, connection, deviceClock, frame, contacts };
  const portal = { ...setup, http, sessions, ...known };
  return { portal, answered: isAnswered ? found : null };
}
