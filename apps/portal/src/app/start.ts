import {
  createHttp,
  createLocks,
  createSessions,
  createTokenStore,
  fetchApplication,
  fetchManifest,
} from '@ablesbar/api-client';
import { type Texts } from '@ablesbar/i18n';
import { applyBrand } from '@ablesbar/ui';
import { noticeShown } from '../notice';
import { accountRemoved, accountsRestored, logInWithLink } from '../session';
import type { Ports } from './ports';
import { createStore, type AppExtra, type AppStore } from './store';

/** The specification's time that 'wird geladen...' stays once the application is known. */
const LOADING_SCREEN_MS = 500;

export interface Portal extends AppExtra {
  readonly texts: Texts;
  readonly store: AppStore;
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
  applyBrand(document.documentElement, manifest.themeColor);
  const { defaultLanguage, translations } = application.config.languageConfig;
  texts.addTranslations(translations, defaultLanguage);
  await texts.use(defaultLanguage);

  const sessions = createSessions({
    http,
    tokenStore: createTokenStore(),
    locks: createLocks(ports.locks),
    clock: { now: () => ports.now().getTime() },
    applicationId: application.applicationId,
  });
  const extra: AppExtra = { http, sessions, application, ports };
  const store = createStore(extra);
  store.dispatch(accountsRestored(await sessions.accounts()));
  sessions.subscribe(({ accountId }) => {
    store.dispatch(accountRemoved(accountId));
    store.dispatch(
      noticeShown({
        type: 'info',
        title: 'notice_account_removed_title',
        message: 'notice_account_removed_text',
      }),
    );
  });
  if (linkToken !== null) void store.dispatch(logInWithLink(linkToken));

  await new Promise((resolve) => setTimeout(resolve, LOADING_SCREEN_MS));
  return { ...extra, texts, store, linkToken };
}
