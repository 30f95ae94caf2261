import type { Location, Navigator, To } from 'react-router';
import { useObserved } from '@ablesbar/ui/observable';
import { usePortal } from './portal';

/** The part of the list's address with what a person searches for: a name, a street. */
export const SEARCH_WORDS = 'suche';

/**
 * The current address, and how to go to another one. The first screen has only one or two links and
 * needs no router. React Router loads with the screens behind the login and uses this object as its
 * history (D53).
 */
export interface Address extends Navigator {
  readonly get: () => Location<unknown>;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Browser {
  readonly location: Pick<Window['location'], 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>;
  readonly addEventListener: (kind: 'popstate', listener: () => void) => void;
}

export function createAddress(browser: Browser, newKey: () => string): Address {
  const { history } = browser;
  const listeners = new Set<() => void>();
  let current = read(browser);
  const moved = () => {
    current = read(browser);
    listeners.forEach((listener) => listener());
  };
  const step = (state: unknown) => ({ usr: state, key: newKey() });
  browser.addEventListener('popstate', moved);
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    createHref,
    go: (delta) => history.go(delta),
    push(to, state) {
      // What stays behind in the history of a shared device holds no search words (D344).
      const { pathname, search, hash } = current;
      const without = withoutSearchWords(search);
      if (without !== search) {
        history.replaceState(history.state, '', createHref({ pathname, search: without, hash }));
      }
      history.pushState(step(state), '', createHref(to));
      moved();
    },
    replace(to, state) {
      history.replaceState(step(state), '', createHref(to));
      moved();
    },
  };
}

function withoutSearchWords(search: string): string {
  const parts = new URLSearchParams(search);
  if (!parts.has(SEARCH_WORDS)) return search;
  parts.delete(SEARCH_WORDS);
  const text = parts.toString();
  return text === '' ? '' : `?${text}`;
}

function createHref(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

function read({ location: { pathname, search, hash }, history }: Browser): Location<unknown> {
  const { usr = null, key = 'default' } = stepOf(history.state);
  return { pathname, search, hash, state: usr, key };
}

function stepOf(state: unknown): { readonly usr?: unknown; readonly key?: string } {
  const isStep = typeof state === 'object' && state !== null && 'usr' in state && 'key' in state;
  return isStep && typeof state.key === 'string' ? { usr: state.usr, key: state.key } : {};
}

export function useAddress(): Location<unknown> {
  const { address } = usePortal();
  return useObserved(address);
}
