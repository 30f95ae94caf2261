import { fetchApplication, fetchManifest, type Http } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';

/** The utility whose portal this is, and its colour. */
export interface Surroundings {
  readonly application: Application;
  readonly themeColor: string | null;
}

export interface Found extends Surroundings {
  /** False if the surroundings were kept from the last visit. */
  readonly isAnswered: boolean;
}

/**
 * Without a network a call may take half a minute to fail; returning users need not wait for it.
 */
const PATIENCE_MS = 4000;

/**
 * The application as the server describes it now, or as kept on this device; null if neither
 * exists.
 */
export async function findApplication(http: Http): Promise<Found | null> {
  const asking = ask(http);
  const inTime = await Promise.race([asking, later(PATIENCE_MS)]);
  return inTime ?? (await kept()) ?? asking;
}

/** Loaded only when needed: at most starts the server answers. */
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
