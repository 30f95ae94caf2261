import {
  applicationFromWire,
  fetchApplication,
  fetchManifest,
  type Http,
} from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import type { WebStorage } from 'redux-persist';

/** Whose portal this is, and its colour. */
export interface Surroundings {
  readonly application: Application;
  readonly themeColor: string | null;
}

export interface Found extends Surroundings {
  /** False for what was kept from the last visit. */
  readonly isAnswered: boolean;
}

type Storage = Pick<WebStorage, 'getItem' | 'setItem'>;

/** Not cleared: every start with an answer overwrites it, and it says nothing about a person. */
const KEY = 'surroundings';
/** In a cellar a call may take its half minute to fail; who has been here before need not wait for it. */
const PATIENCE_MS = 4000;

/** As the server says it now, else as it said it last on this device; null where nothing is known. */
export async function findApplication(http: Http, storage: Storage): Promise<Found | null> {
  const asking = ask(http);
  const inTime = await Promise.race([asking, later(PATIENCE_MS)]);
  return inTime ?? (await readKept(storage)) ?? asking;
}

export async function keepSurroundings(
  storage: Storage,
  { application, themeColor }: Surroundings,
): Promise<void> {
  await storage.setItem(KEY, JSON.stringify({ application, themeColor }));
}

async function ask(http: Http): Promise<Found | null> {
  const [answer, { themeColor }] = await Promise.all([fetchApplication(http), fetchManifest(http)]);
  return answer.ok ? { application: answer.value, themeColor, isAnswered: true } : null;
}

async function readKept(storage: Storage): Promise<Found | null> {
  try {
    const kept: unknown = JSON.parse((await storage.getItem(KEY)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('application' in kept)) return null;
    // An older build may have written it: it is read as tolerantly as an answer.
    const application = applicationFromWire(kept.application);
    const themeColor =
      'themeColor' in kept && typeof kept.themeColor === 'string' ? kept.themeColor : null;
    return application && { application, themeColor, isAnswered: false };
  } catch {
    return null;
  }
}

function later(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
