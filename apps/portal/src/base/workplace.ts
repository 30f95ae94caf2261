import { createContext, use } from 'react';
import type { AppStore } from './store';

/**
 * The services for screens behind the login; app/open-workplace.ts creates them. The data of screens is
 * in the store. Each feature declares its own part (`declare module`), as it does for the store, so
 * that no feature is imported here.
 */
export interface Workplace {
  readonly store: AppStore;
}

export const WorkplaceContext = createContext<Workplace | null>(null);

export function useWorkplace(): Workplace {
  const workplace = use(WorkplaceContext);
  if (workplace === null) throw new Error('A screen was rendered outside of the workplace.');
  return workplace;
}
