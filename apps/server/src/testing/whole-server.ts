import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../app/settings';
import { type RunningServer, startServer } from '../app/start-server';
import type { OpenClock } from '../database/database-clock';
import { DEFAULT_RETENTION } from '../retention/retention-rules';
import { smallDemo } from './seeded-demo';
import { makeDataDir } from './data-folder';

export const DEMO_LOGIN = {
  applicationId: 'stadtwerke-neuenbrueck',
  username: 'demo-kunde',
  password: 'demo-kunde',
};

/** Complete servers on separate ports with demo data, like `npm start`. */
export interface ServerWorld {
  /** A folder in place of the repository, without built apps. */
  readonly root: string;
  readonly settings: Settings;
  start(change?: Partial<Settings>, program?: Started): Promise<WholeServer>;
  /** Stops all running servers. */
  end(): Promise<void>;
}

interface Started {
  readonly hasDemo?: boolean;
  /** Otherwise, its clock stands still on a day that the demo fits. */
  readonly openClock?: OpenClock;
}

export interface WholeServer {
  /** The printed lines. */
  readonly lines: readonly string[];
  readonly url: string;
  /** The token of the demo's login link. */
  readonly link: string;
  post(path: string, body: object, token?: string): Promise<WholeAnswer>;
  jobs(token: string): Promise<string>;
  stop(): Promise<void>;
}

export interface WholeAnswer {
  readonly status: number;
  /** The token of a login; empty if the login fails. */
  readonly token: string;
}

export function createServerWorld(): ServerWorld {
  const root = mkdtempSync(join(tmpdir(), 'ablesbar-start-'));
  const data = makeDataDir();
  const settings: Settings = {
    port: 0,
    host: '127.0.0.1',
    databaseUrl: null,
    replicaUrl: null,
    poolSize: 10,
    dataDir: data.path,
    keyFile: join(data.path, 'key'),
    applicationsDir: join(__dirname, '../../applications'),
    hasAccessLog: false,
    metricsPort: null,
    limits: {},
    trustedProxies: [],
    photos: { place: null, keys: null },
    retention: DEFAULT_RETENTION,
    mail: { smtpUrl: null, from: 'ablesbar@localhost', outbox: join(data.path, 'mail') },
  };
  const running = new Set<RunningServer>();
  return {
    root,
    settings,
    start: async (change = {}, { hasDemo = true, openClock = standingClock } = {}) => {
      const lines: string[] = [];
      const say = (line: string) => void lines.push(line);
      const server = await startServer(
        { ...settings, ...change },
        {
          root,
          openClock,
          program: 'test',
          say,
          demo: hasDemo ? smallDemo : null,
        },
      );
      running.add(server);
      const stop = async () => {
        running.delete(server);
        await server.stop();
      };
      return { lines, stop, ...clientOf(lines.join('\n')) };
    },
    end: async () => {
      for (const server of running) await server.stop();
      data.remove();
      rmSync(root, { recursive: true });
    },
  };
}

const standingClock: OpenClock = async () => ({
  clock: () => new Date('2026-11-21T09:00:00Z'),
  stop: async () => undefined,
});

function clientOf(said: string): Omit<WholeServer, 'lines' | 'stop'> {
  const [, url = ''] = /^Ablesbar läuft: (http:\/\/127\.0\.0\.1:\d+)$/m.exec(said) ?? [];
  const [, link = ''] = /\/m\/([\w-]+)$/m.exec(said) ?? [];
  return {
    url,
    link,
    post: async (path, body, token) => {
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      return { status: answer.status, token: /"token":"([^"]+)"/.exec(text)?.[1] ?? '' };
    },
    jobs: async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${url}/api/pro/job`, { headers })).text();
    },
  };
}
