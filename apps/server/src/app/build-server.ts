import { createTexts, type Texts } from '@ablesbar/i18n';
import Fastify, { type FastifyInstance } from 'fastify';
import { anonymousRoutes } from '../anonymous/anonymous-routes';
import { collectCalls } from '../api-docs/collect-calls';
import { docsRoutes } from '../api-docs/docs-routes';
import { describeCalls } from '../api-docs/open-api';
import { applicationRoutes } from '../application/application-routes';
import type { ServedApplication } from '../application/read-applications';
import { ApiError, createErrorAnswer } from '../base/errors';
import type { Audit } from '../audit/audit';
import { validateBySchemas } from '../base/route-schemas';
import type { Database } from '../database/open-database';
import type { Replica } from '../database/replica';
import { helpRoutes } from '../help/help-routes';
import { jobRoutes } from '../job/job-routes';
import { createListsInTurn } from '../job/lists-in-turn';
import { notReadableRoutes } from '../job/not-readable-routes';
import type { MasterKey } from '../keys/master-key';
import type { SigningKeys } from '../keys/signing-keys';
import type { LimitChanges } from '../limit/limit-rules';
import { createGuessLimits } from '../limit/guess-limits';
import { createLimits } from '../limit/limits';
import { createRouteLimits } from '../limit/route-limits';
import { watchForUntrustedProxy } from '../limit/untrusted-proxy';
import { createPost } from '../mail/create-post';
import { createPhotoBodies, hasTooManyParts } from '../photo/photo-bodies';
import type { PhotoPlaces } from '../photo/photo-places';
import { consentRoutes } from '../registration/consent-routes';
import { publicJsonOf } from '../registration/own-registration';
import { registrationRoutes } from '../registration/registration-routes';
import { createAccessTokens } from '../session/access-tokens';
import { customerOf } from '../session/account';
import { accountRoutes } from '../session/account-routes';
import { createAnonymousCallers } from '../session/anonymous-callers';
import { createCallers } from '../session/callers';
import type { KnownDevices } from '../session/known-device';
import { createLoginGuard } from '../session/login-guard';
import { createLogins } from '../session/logins';
import type { Passwords } from '../session/passwords';
import { createSessions } from '../session/sessions';
import { tokenRoutes } from '../session/token-routes';
import { shareMailRoutes } from '../sharing/share-mail-routes';
import { shareRoutes } from '../sharing/share-routes';
import { unlistedRoutes } from '../unlisted-reading/unlisted-routes';
import { compressAnswers } from './compress-answers';
import { closeConnectionsWhenStopping } from './close-server';
import { allowEmbedding } from './cross-origin';
import { healthRoutes } from './health-routes';
import type { HousekeepingState } from './housekeeping-state';
import { logAnswers, logSettings } from './log';
import type { Metrics } from './metrics';
import { guideSearchEngines } from './search-engines';
import { sendSecurityHeaders } from './security-headers';
import { inlineHashes, serveApps, type StaticApp } from './static-files';
import { answerUnknownPaths } from './unknown-paths';
import { leaveUnreadBodies } from './unread-bodies';

export interface ServerParts {
  readonly database: Database;
  /** Answers lists. Null: `database` does. */
  readonly replica: Replica | null;
  readonly photoPlaces: PhotoPlaces;
  readonly applications: readonly ServedApplication[];
  readonly passwords: Passwords;
  readonly keys: SigningKeys;
  /** Seals the letters that wait. */
  readonly mailKey: () => MasterKey;
  readonly devices: KnownDevices;
  readonly clock: () => Date;
  /** Stands for this build: another one may word an answer in another way. */
  readonly program: string;
  readonly apps: readonly StaticApp[];
  readonly log: 'none' | 'failures' | 'answers';
  readonly metrics: Metrics | null;
  readonly audit: Audit;
  /** Whether expired rows are deleted in time. */
  readonly housekeeping: Pick<HousekeepingState, 'isLate'>;
  /**
   * Whether an answer that its route does not describe is an error. Tests set it, because the check
   * costs time.
   */
  readonly checksAnswers: boolean;
  readonly limits: LimitChanges;
  /** After so many days without a use, a login ends. */
  readonly sessionDays: number;
  readonly trustedProxies: readonly string[];
  /** Tells the operator what only calls can show. */
  readonly say: (line: string) => void;
}

/** Enough for every call without photos; photo-bodies.ts has the limits of the others. */
const BODY_LIMIT = 64 * 1024;

/**
 * Allows for photos over a bad connection in a cellar. A slower caller only occupies the
 * connection.
 */
const PATIENCE_MS = 5 * 60_000;

/** The whole server without a port. The tests call it directly. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { database, photoPlaces, applications, passwords, clock, audit } = parts;
  const answerError = createErrorAnswer(parts.metrics);
  const server = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: PATIENCE_MS,
    frameworkErrors: answerError,
    trustProxy: [...parts.trustedProxies],
    // A closed browser tab must not keep a stopping server waiting.
    forceCloseConnections: 'idle',
    ...(parts.log === 'none' ? {} : { logger: logSettings }),
  });
  await describeCalls(server);
  const calls = collectCalls(server);
  const api = validateBySchemas(server, parts);
  if (parts.log === 'answers') logAnswers(server);
  parts.metrics?.watch(server);
  const proxy = watchForUntrustedProxy(server, parts.say);
  readJsonBodies(server);
  closeConnectionsWhenStopping(server);
  leaveUnreadBodies(server);
  server.setErrorHandler(answerError);
  answerUnknownPaths(server, parts.apps);
  sendSecurityHeaders(server, inlineHashes(parts.apps));
  guideSearchEngines(server, applications);
  allowEmbedding(server, applications);
  compressAnswers(server);

  const accessTokens = createAccessTokens(parts.keys, clock);
  const sessions = createSessions({ ...parts, accessTokens, idleDays: parts.sessionDays });
  const limitParts = { clock, changes: parts.limits };
  const limits = createLimits(database, limitParts);
  const callers = createCallers(sessions, applications, limits);
  const anonymousCallers = createAnonymousCallers(accessTokens, applications);
  const guesses = createGuessLimits(database, limitParts);
  const guard = createLoginGuard({ database, guesses, clock, audit });
  const logins = createLogins({ ...parts, sessions, guard });
  const limitTo = createRouteLimits(limits, callers);
  const post = createPost({ database, limits, mailKey: parts.mailKey });
  const { photoBodies, budget } = createPhotoBodies(async (request) => {
    const { id } = callers.of(request).account;
    return { caller: id, party: await customerOf(database, id) };
  });
  parts.metrics?.watchState({ bytes: budget });
  const texts = await textsOf(applications);
  const readings = { database, photoPlaces, photoBodies, limits, clock, textsOf: texts };
  healthRoutes(api, { database, proxy, housekeeping: parts.housekeeping });
  docsRoutes(api, calls);
  applicationRoutes(api, applications, publicJsonOf);
  helpRoutes(api, applications);
  tokenRoutes(api, { applications, logins, accessTokens, limitTo });
  accountRoutes(api, { database, callers });
  const listsInTurn = createListsInTurn(database);
  const jobs = { ...parts, ...readings, listsInTurn, callers };
  jobRoutes(api, jobs);
  notReadableRoutes(api, jobs);
  anonymousRoutes(api, { ...readings, anonymousCallers, limitTo, post });
  unlistedRoutes(api, { ...readings, callers });
  registrationRoutes(api, { database, callers, clock, limitTo, listsInTurn, post });
  consentRoutes(api, { database, applications, limits, clock, post });
  shareMailRoutes(api, { database, callers, passwords, clock, limitTo, post });
  shareRoutes(api, { database, callers, passwords, limitTo, listsInTurn, audit });
  await serveApps(server, parts.apps);
  return server;
}

function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  // Accepts only JSON. By default, Fastify would accept plain text as well.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    // Each step of a large body takes a good part of a tenth of a second. Others come in between.
    const next = text.length > BODY_LIMIT ? setImmediate : (step: () => void) => step();
    // Calls without a body still send the content type. An empty body must not be a parse error.
    if (text === '') return done(null, undefined);
    next(() => {
      if (hasTooManyParts(text)) return done(new ApiError(400));
      next(() => void parse(request, text, (error, parsed) => next(() => done(error, parsed))));
    });
  });
}

async function textsOf(
  applications: readonly ServedApplication[],
): Promise<(applicationId: string) => Texts> {
  const entries = await Promise.all(
    applications.map(async ({ applicationId, config: { languageConfig } }) => {
      const { defaultLanguage, translations } = languageConfig;
      const texts = await createTexts({ language: defaultLanguage, translations });
      return [applicationId, texts] as const;
    }),
  );
  const byId = new Map(entries);
  return (applicationId) => {
    const texts = byId.get(applicationId);
    if (texts === undefined) throw new Error(`No texts for the application ${applicationId}.`);
    return texts;
  };
}
