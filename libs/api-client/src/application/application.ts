import { type Application, wholeConfig } from '@ablesbar/domain';
import type { Answer } from '../http/api-problem';
import type { Http } from '../http/create-http';
import { readJson } from '../http/http-body';
import { wireId, wireObject, wireText } from '../http/wire';
import { APPLICATION_PATH } from './application-path';

const MANIFEST_PATH = `${APPLICATION_PATH}/manifest/manifest.json`;

/** The limit ends well before the next online check. */
const CHECK_LIMIT_MS = 10_000;

/** The portal starts without its colour, rather than later. */
const MANIFEST_LIMIT_MS = 2_000;

export async function fetchApplication(http: Http): Promise<Answer<Application>> {
  return readJson(await http.send({ method: 'GET', path: APPLICATION_PATH }), applicationFromWire);
}

/**
 * The online check: any answer of the server counts, whatever its status (customer decision 16).
 */
export async function isServerReachable(http: Http): Promise<boolean> {
  const check = { method: 'HEAD', path: APPLICATION_PATH, timeoutMs: CHECK_LIMIT_MS } as const;
  const answer = await http.send(check);
  return answer.ok || answer.problem.status !== null;
}

export function applicationFromWire(json: unknown): Application | null {
  const { applicationId, name, config } = wireObject(json);
  const id = wireId(applicationId);
  return id === null
    ? null
    : { applicationId: id, name: wireText(name) ?? '', config: wholeConfig(config) };
}

/**
 * The colour of the brand. Without a manifest the portal keeps its neutral colour, and nothing
 * fails.
 */
export async function fetchManifest(http: Http): Promise<{ readonly themeColor: string | null }> {
  const answer = await http.send({
    method: 'GET',
    path: MANIFEST_PATH,
    timeoutMs: MANIFEST_LIMIT_MS,
  });
  const manifest = readJson(answer, wireObject);
  return { themeColor: manifest.ok ? wireText(manifest.value['theme_color']) : null };
}
