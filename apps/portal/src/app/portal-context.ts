import { createContext, use } from 'react';
import type { Portal } from './start';

export const PortalContext = createContext<Portal | null>(null);

/** The portal that start.ts has put together; every screen stands below it. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('A screen was rendered outside of the portal.');
  return portal;
}
