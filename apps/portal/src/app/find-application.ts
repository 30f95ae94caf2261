import { fetchApplication, fetchManifest, type Http } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';

/** Whose portal this is, and its colour. */
export interface Surroundings {
  readonly application: Application;
  readonly themeColor: string | null;
}

export interface Found extends Surroundings {
  /** False for what was kept from the last visit. */
  readonly isAnswered: boolean;
}

/** In a cellar a call may take its half minute to fail; who has been here before need not wait for it. */
const PATIENCE_MS = 4000;

/** As the server says it now, else as it said it last on this device; null where nothing is known. */
export async function findApplication(http: Http): Promise<Found | null> {
  const asking = ask(http);
  const inTime = await Promise.race([asking, later(PATIENCE_MS)]);
  return inTime ?? (await kept()) ?? asking;
}

/** Loaded when it is needed: most starts get their answer. */
async function kept(): Promise<Found | null> {
  const [{ readSurroundings }, { stateStorage }] = await Promise.all([
    import('./kept-surroundings'),
    import('./state-storage'),
  ]);
  const surroundings = await readSurroundings(stateStorage);
  return surroundings && { ...surroundings, isAnswered: false };
}

async function ask(http: Http): Promise<Found | null> {
  const [answer, { themeColor }] = await Promise.all([fetchApplication(http), fetchManifest(http)]);
  return answer.ok ? { application: answer.value, themeColor, isAnswered: true } : null;
}

function later(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
