import { createAddress } from './address';

function aBrowser(path: string, state: unknown = null) {
  const listeners: (() => void)[] = [];
  const entries = [{ url: new URL(path, 'https://portal.example'), state }];
  let at = 0;
  const set = (index: number, next: unknown, href: string) => {
    entries.splice(index, entries.length, { url: new URL(href, entries[at]?.url), state: next });
    at = index;
  };
  const history = {
    get state() {
      return entries[at]?.state;
    },
    pushState: (next: unknown, _: string, href: string) => set(at + 1, next, href),
    replaceState: (next: unknown, _: string, href: string) => set(at, next, href),
    go(delta: number) {
      at += delta;
      listeners.forEach((listener) => listener());
    },
  };
  const browser = {
    history,
    get location() {
      const { pathname, search, hash } = entries[at]?.url ?? new URL('about:blank');
      return { pathname, search, hash };
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  };
  let keys = 0;
  return { address: createAddress(browser, () => `key-${(keys += 1)}`), entries };
}

it('gives the current address, and reports its changes', () => {
  const { address } = aBrowser('/ablesung?x=1#y');
  const seen: string[] = [];
  address.subscribe(() => seen.push(address.get().pathname));
  expect(address.get()).toMatchObject({ pathname: '/ablesung', search: '?x=1', hash: '#y' });
  expect(address.get().state).toBeNull();
  address.push('/ablesung/1', { cameFrom: '/' });
  expect(address.get()).toMatchObject({ state: { cameFrom: '/' }, key: 'key-1' });
  address.go(-1);
  expect(seen).toEqual(['/ablesung/1', '/ablesung']);
});

it('leaves no search words behind in the history', () => {
  const { address, entries } = aBrowser('/ablesung?suche=meier&medium=gas', { usr: 'u', key: 'k' });
  address.push('/ablesung/1?suche=meier');
  address.push('/');
  expect(entries.map(({ url }) => `${url.pathname}${url.search}`)).toEqual([
    '/ablesung?medium=gas',
    '/ablesung/1',
    '/',
  ]);
  expect(entries[0]?.state).toEqual({ usr: 'u', key: 'k' });
});

it('is the same object until it changes', () => {
  const { address } = aBrowser('/');
  expect(address.get()).toBe(address.get());
});

it('replaces an address without a history entry', () => {
  const { address, entries } = aBrowser('/m');
  address.replace({ pathname: '/ablesung', search: '?a', hash: '#b' });
  expect(entries).toHaveLength(1);
  expect(address.get()).toMatchObject({ pathname: '/ablesung', search: '?a', hash: '#b' });
});

it("restores the portal's own state after a reload, and ignores other state", () => {
  expect(aBrowser('/', { usr: 'kept', key: 'k' }).address.get()).toMatchObject({
    state: 'kept',
    key: 'k',
  });
  expect(aBrowser('/', 'a stranger’s').address.get()).toMatchObject({
    state: null,
    key: 'default',
  });
});
