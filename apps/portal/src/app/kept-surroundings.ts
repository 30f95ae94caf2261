import type { WebStorage } from 'redux-persist';
import { applicationFromWire } from '@ablesbar/api-client';
import type { Surroundings } from './find-application';

/** Never cleared: each answered start overwrites it, and it contains no personal data. */
const KEY = 'surroundings';

export async function keepSurroundings(
  storage: Pick<WebStorage, 'setItem'>,
  { application, themeColor }: Surroundings,
): Promise<void> {
  await storage.setItem(KEY, JSON.stringify({ application, themeColor }));
}

export async function readSurroundings(
  storage: Pick<WebStorage, 'getItem'>,
): Promise<Surroundings | null> {
  try {
    const kept: unknown = JSON.parse((await storage.getItem(KEY)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('application' in kept)) return null;
    // An older build may have written it, so it is read as tolerantly as a server answer.
    const application = applicationFromWire(kept.application);
    const color = 'themeColor' in kept ? kept.themeColor : null;
    return application && { application, themeColor: typeof color === 'string' ? color : null };
  } catch {
    return null;
  }
}
