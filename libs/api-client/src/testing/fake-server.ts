export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly token: string | null;
  readonly idempotencyKey: string | null;
  /** Absent if the call names none. */
  readonly knownTag?: string;
  /** Absent if the call names none. */
  readonly language?: string;
}

/** What the network does with a call: answer it, lose it, or leave it open until it is aborted. */
export type FakeAnswer = Response | 'lost' | 'silent';

export interface FakeServer {
  readonly fetch: typeof fetch;
  readonly calls: readonly FakeCall[];
  /** Answers in this order. The last answer is used for all further calls. */
  on(method: string, path: string, ...answers: readonly FakeReply[]): void;
}

export type FakeReply = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

/** A scripted server behind the `fetch` port. A call that is not in the script gets a 404. */
export function createFakeServer(): FakeServer {
  const calls: FakeCall[] = [];
  const scripts = new Map<string, FakeReply[]>();

  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const call = callOf(input, init);
    calls.push(call);
    const script = scripts.get(`${call.method} ${call.path}`) ?? [];
    const reply = (script.length > 1 ? script.shift() : script[0]) ?? json(404, {});
    const answer = typeof reply === 'function' ? await reply(call) : reply;
    if (answer === 'silent') return new Promise((_, reject) => rejectOnAbort(init?.signal, reject));
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return answer.clone();
  };

  return {
    fetch,
    calls,
    on(method, path, ...answers) {
      scripts.set(`${method} ${path}`, [...answers]);
    },
  };
}

export function json(status: number, body: unknown, headers: HeadersInit = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(headers)) },
  });
}

/** The answer of a captive portal or a broken proxy. */
export function page(status: number): Response {
  return new Response('<!doctype html><title>Hotspot</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });
}

function callOf(input: string | URL | Request, init: RequestInit = {}): FakeCall {
  const headers = new Headers(init.headers);
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
  return {
    method: init.method ?? 'GET',
    path: input instanceof Request ? input.url : String(input),
    body,
    token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
    idempotencyKey: headers.get('Idempotency-Key'),
    ...(headers.has('If-None-Match') ? { knownTag: headers.get('If-None-Match') ?? '' } : {}),
    ...(headers.has('Accept-Language') ? { language: headers.get('Accept-Language') ?? '' } : {}),
  };
}

function rejectOnAbort(signal: AbortSignal | null | undefined, reject: (reason: Error) => void) {
  signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
}
