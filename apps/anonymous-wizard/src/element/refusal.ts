/** A portal that does not answer refuses nobody, and the event `failed` must not wait for it for ever. */
const LONGEST_WAIT_MS = 10_000;

export interface RefusalSetup {
  readonly fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>;
  /** The address of the portal. */
  readonly baseUrl: string;
  /** The origin of the page; 'null' in a sandboxed frame. */
  readonly origin: string;
  readonly warn: (words: string) => void;
}

/**
 * Asks the portal whether it refuses this page, after a call without an answer: a browser shows a refused
 * call, a lost connection and a gateway's failure alike. Every page may ask this. The person who embeds
 * the element then finds the line to add in the console, once.
 */
export function createRefusal(setup: RefusalSetup): () => Promise<boolean> {
  const { baseUrl, origin } = setup;
  const asked = `${baseUrl.replace(/\/+$/, '')}/element/page-origin`;
  let isTold = false;
  const tell = (words: string) => {
    if (!isTold) setup.warn(words);
    isTold = true;
  };
  return async () => {
    const portal = originOf(asked);
    if (portal === null) tell(`<ablesbar-reading>: base-url="${baseUrl}" is not an address.`);
    if (portal === null || portal === origin) return false;
    const isRefused = await setup
      .fetch(asked, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
      .then(saysUnknown, () => false);
    if (isRefused) tell(refusalWords(baseUrl, origin));
    return isRefused;
  };
}

function originOf(address: string): string | null {
  try {
    return new URL(address, document.baseURI).origin;
  } catch {
    return null;
  }
}

async function saysUnknown(answer: Pick<Response, 'ok' | 'json'>): Promise<boolean> {
  if (!answer.ok) return false;
  const body: unknown = await answer.json().catch(() => null);
  return Reflect.get(Object(body), 'isKnown') === false;
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
