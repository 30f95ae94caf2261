type Fetch = (
  address: string,
) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'arrayBuffer'>>;

/** The files that this page has asked for, by address; not those that failed, so they are asked for again. */
const files = new Map<string, Promise<void>>();

/**
 * An import() of a part whose files come later, in place of Vite's own helper.
 *
 * Firefox and Safari remember each module that could not be fetched: every later import() of it fails until
 * the page is loaded anew. Chromium does the same with a preload link. So each file is called first, which
 * can be repeated, and import() then takes it from the browser's cache.
 */
export async function importLate<Part>(
  load: () => Promise<Part>,
  addresses: readonly string[],
  fetch: Fetch,
): Promise<Part> {
  try {
    await Promise.all(addresses.map((address) => fetchOnce(address, fetch)));
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

function fetchOnce(address: string, fetch: Fetch): Promise<void> {
  const known = files.get(address);
  if (known !== undefined) return known;
  const isSheet = address.endsWith('.css');
  const coming = (isSheet ? fetchSheet(address) : fetchScript(address, fetch)).catch(
    (error: unknown) => {
      files.delete(address);
      throw error;
    },
  );
  files.set(address, coming);
  return coming;
}

/** A busy server is asked again after these times, while the page still says that it loads. */
const AGAIN_AFTER_MS = [1000, 4000];

async function fetchScript(address: string, fetch: Fetch): Promise<void> {
  let answer = await fetch(address);
  // Only a server that has failed: a file that it no longer has does not come later.
  for (const ms of AGAIN_AFTER_MS) {
    if (answer.status < 500) break;
    await new Promise((resolve) => void setTimeout(resolve, ms));
    answer = await fetch(address);
  }
  // To its end: a connection may be lost in the middle of a file.
  await answer.arrayBuffer();
  // The login page of a hotel's network, for example, has no script in it either.
  const isScript = answer.headers.get('content-type')?.includes('javascript') === true;
  if (!answer.ok || !isScript) throw new Error(`${address} could not be fetched.`);
}

async function fetchSheet(address: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (links.some(({ href }) => href === address)) return;
  const link = document.createElement('link');
  const comes = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${address} could not be fetched.`));
  });
  Object.assign(link, { rel: 'stylesheet', href: address });
  document.head.append(link);
  await comes.catch((error: unknown) => {
    // Left in the page, it would look like a sheet that has come.
    link.remove();
    throw error;
  });
}
