export interface RefusalSetup {
  readonly fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>;
  /** The address of the portal. */
  readonly baseUrl: string;
  /** The origin of the page; 'null' in a sandboxed frame. */
  readonly origin: string;
  readonly warn: (words: string) => void;
}

/**
 * Asks whether the portal refuses this page, after a call without an answer. A browser shows a refused
 * call and a lost connection alike, but every page may load the element's script: if this works, the
 * connection does. The person who embeds the element then finds the line to add in the console, once.
 */
export function createRefusal(setup: RefusalSetup): () => Promise<boolean> {
  const { baseUrl, origin } = setup;
  const script = `${baseUrl.replace(/\/+$/, '')}/element/ablesbar-reading.js`;
  let isTold = false;
  return async () => {
    if (new URL(script, document.baseURI).origin === origin) return false;
    const isReached = await setup.fetch(script, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReached && !isTold) {
      isTold = true;
      setup.warn(refusalWords(baseUrl, origin));
    }
    return isReached;
  };
}

function refusalWords(baseUrl: string, origin: string): string {
  return [
    `<ablesbar-reading>: ${baseUrl} does not answer this page, because it does not know the page's origin.`,
    `Add the origin to the portal's application.json and restart the portal:`,
    `  "embedOrigins": ["${origin}"]`,
  ].join('\n');
}

/** The console is where a person looks who embeds an element. */
export function warnInConsole(words: string): void {
  console.error(words);
}
