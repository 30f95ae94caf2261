import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { deviceIn } from './device';
import { LoginScreen } from '../screens/login-screen';

export type DemoLogin = 'demo-kunde' | 'demo-verwaltung' | 'demo-sonderfall';
export type StoredLogin = Exclude<Awaited<ReturnType<BrowserContext['storageState']>>, string>;

const TOKENS = 'ablesbar-auth';
/** A worker's browser has no settings of a journey, and the first visit follows its language. */
const GERMAN = { locale: 'de-DE', serviceWorkers: 'block' } as const;

/** Logs in as a person does and returns the tokens that the browser has stored. */
export async function storeLogin(
  browser: Browser,
  origin: string,
  login: DemoLogin,
): Promise<StoredLogin> {
  const device = await deviceIn(browser, { ...GERMAN, baseURL: origin });
  const { context } = device;
  const screen = new LoginScreen(await device.openTab());
  await screen.open();
  await screen.logIn(login, login);
  const tokens = async () => onlyTokens(await context.storageState({ indexedDB: true }));
  let stored = await tokens();
  await expect
    .poll(async () => JSON.stringify((stored = await tokens())))
    .toContain('refreshToken');
  await device.close();
  return stored;
}

const isTokens = (database: unknown) =>
  typeof database === 'object' &&
  database !== null &&
  'name' in database &&
  database.name === TOKENS;

/** Only the tokens: a stored list or language would change the next visit. */
function onlyTokens({ origins }: StoredLogin): StoredLogin {
  return {
    cookies: [],
    origins: origins.map((kept) => ({
      origin: kept.origin,
      localStorage: [],
      indexedDB:
        'indexedDB' in kept && Array.isArray(kept.indexedDB) ? kept.indexedDB.filter(isTokens) : [],
    })),
  };
}

/** The same login for a server at another address. */
export function loginAt(origin: string, { origins, ...login }: StoredLogin): StoredLogin {
  return { ...login, origins: origins.map((kept) => ({ ...kept, origin })) };
}
