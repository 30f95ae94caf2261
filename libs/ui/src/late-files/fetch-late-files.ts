type Fetch = (address: string) => Promise<Pick<Response, 'ok' | 'arrayBuffer'>>;
type FetchScript = (address: string) => Promise<void>;

/** The files that this page has asked for, by address; not those that failed, so they are asked for again. */
const files = new Map<string, Promise<void>>();
const failedLinks = new Set<string>();

/**
 * An import() of a part whose files come later, in place of Vite's own helper.
 *
 * Firefox and Safari remember each module that could not be fetched: every later import() of it fails until
 * the page is loaded anew. So all files are fetched before, which can be repeated.
 */
export async function importLate<Part>(
  load: () => Promise<Part>,
  addresses: readonly string[],
  fetchScript: FetchScript,
): Promise<Part> {
  try {
    await Promise.all(addresses.map((address) => fetchOnce(address, fetchScript)));
    return await importPast(failedLinks, addresses, load);
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

/** Chromium gives the failure of a link to one import(), too, although the script has come since. */
async function importPast<Part>(
  failed: ReadonlySet<string>,
  addresses: readonly string[],
  load: () => Promise<Part>,
): Promise<Part> {
  for (let left = addresses.filter((address) => failed.has(address)).length; left > 0; left -= 1) {
    try {
      return await load();
    } catch {
      // The next try is for the next failed link.
    }
  }
  return load();
}

function fetchOnce(address: string, fetchScript: FetchScript): Promise<void> {
  const known = files.get(address);
  if (known !== undefined) return known;
  const fetchFile = address.endsWith('.css') ? fetchSheet : fetchScript;
  const coming = fetchFile(address).catch((error: unknown) => {
    files.delete(address);
    throw error;
  });
  files.set(address, coming);
  return coming;
}

/** The browser keeps what comes for a link until it is imported, also in a private window without a cache. */
export function byLink(fetch: Fetch): FetchScript {
  const call = byCall(fetch);
  return async (address) => {
    if (await addLink(address, { rel: 'preload', as: 'script', crossOrigin: '' })) return;
    failedLinks.add(address);
    // Chromium does not ask again for a link.
    await call(address);
  };
}

/** For a page of others, whose policy may refuse our links. */
export function byCall(fetch: Fetch): FetchScript {
  return async (address) => {
    const answer = await fetch(address);
    // To its end: a connection may be lost in the middle of a file.
    await answer.arrayBuffer();
    if (!answer.ok) throw notFetched(address);
  };
}

async function fetchSheet(address: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (links.some(({ href }) => href === address)) return;
  if (!(await addLink(address, { rel: 'stylesheet' }))) throw notFetched(address);
}

/** Whether the file of the link came. One that did not would look as if it had, so it leaves the page. */
async function addLink(href: string, kind: Partial<HTMLLinkElement>): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), kind, { href });
  const hasCome = new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
  });
  document.head.append(link);
  if (await hasCome) return true;
  link.remove();
  return false;
}

const notFetched = (address: string) => new Error(`${address} could not be fetched.`);
