import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** The outcome of one call that sends a reading. */
export type Fate =
  | 'arrives'
  /** The call never reaches the server. */
  | 'is lost'
  /** The server stores the reading; its answer breaks off after a few bytes. */
  | 'answer is cut'
  /** A captive portal answers with its own page. */
  | 'meets a portal of the network';

export interface Attempt {
  readonly key: string;
  readonly value: number;
  /** SHA-256 of each photo in the call. */
  readonly photos: readonly string[];
  readonly at: number;
  readonly fate: Fate;
  /** The status of the server's answer; null if the call did not reach the server. */
  readonly status: number | null;
}

export interface LineSetup {
  readonly fateOf?: (attempt: number) => Fate;
  /** The delay in each direction. */
  readonly delayMs?: (attempt: number) => number;
}

const READING = /^\/api\/pro\/(unknown-reading|job\/.+\/result)$/;

/** A proxy between browser and server that can fail calls, and records every reading that it carries. */
export class Line {
  readonly attempts: Attempt[] = [];
  private readonly proxy: HttpServer;

  private constructor(
    private readonly target: string,
    private readonly setup: LineSetup,
  ) {
    this.proxy = createServer((call, answer) => {
      // A killed browser has also closed its connection.
      this.carry(call, answer).catch(() => answer.destroy());
    });
  }

  static async open(target: string, setup: LineSetup = {}): Promise<Line> {
    const line = new Line(target, setup);
    line.proxy.listen(0, '127.0.0.1');
    await once(line.proxy, 'listening');
    return line;
  }

  get origin(): string {
    const address = this.proxy.address();
    if (address === null || typeof address === 'string') throw new Error('The line is not open.');
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.proxy.closeAllConnections();
    this.proxy.close();
    await once(this.proxy, 'close');
  }

  /** The attempts with this value that the server has accepted. */
  accepted(value: number): readonly Attempt[] {
    return this.attempts.filter(
      (attempt) => attempt.value === value && attempt.status !== null && attempt.status < 300,
    );
  }

  private async carry(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(call);
    const isReading = call.method === 'POST' && READING.test(call.url ?? '');
    if (!isReading) return this.pass(await this.ask(call, body), answer);
    const nth = this.attempts.length;
    const fate = this.setup.fateOf?.(nth) ?? 'arrives';
    const delayMs = this.setup.delayMs?.(nth) ?? 0;
    const attempt = { ...attemptOf(call, body), fate, at: Date.now() };
    // Recorded before the delay, so that the next call gets the next number.
    const place = this.attempts.push({ ...attempt, status: null }) - 1;
    await wait(delayMs);
    if (fate === 'is lost') return void answer.destroy();
    if (fate === 'meets a portal of the network') {
      return void answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hotel WLAN</p>');
    }
    const asked = await this.ask(call, body);
    this.attempts[place] = { ...attempt, status: asked.statusCode ?? null };
    await wait(delayMs);
    if (fate === 'arrives') return this.pass(asked, answer);
    answer.writeHead(asked.statusCode ?? 502, { 'content-length': 1000 });
    answer.write('{"i');
    answer.destroy();
  }

  private async ask({ method, url, headers }: IncomingMessage, body: Buffer) {
    // Each call gets a new connection: a reused one may close at this moment, and the call would fail by accident.
    const onward = request(new URL(url ?? '/', this.target), { method, headers, agent: false });
    onward.end(body);
    return new Promise<IncomingMessage>((resolve, reject) => {
      onward.once('response', resolve).once('error', reject);
    });
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    answer.writeHead(asked.statusCode ?? 502, asked.headers);
    asked.pipe(answer);
  }
}

/** Reads the attempt from the raw text, because the journeys check the transferred bytes. */
function attemptOf({ headers }: IncomingMessage, body: Buffer) {
  const text = body.toString();
  return {
    key: String(headers['idempotency-key']),
    value: Number(/"readingValue":([\d.]+)/.exec(text)?.[1]),
    photos: [...text.matchAll(/"encodedImage":"([^"]*)"/g)].map(([, image = '']) =>
      createHash('sha256').update(Buffer.from(image, 'base64')).digest('hex'),
    ),
  };
}
