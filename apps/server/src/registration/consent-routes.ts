import { consentWords } from '@ablesbar/i18n';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { applicationOfHost, type ServedApplication } from '../application/read-applications';
import { ApiError, TooOften } from '../base/errors';
import { type ApiServer, storableText } from '../base/route-schemas';
import type { Database } from '../database/open-database';
import type { Limits } from '../limit/limits';
import { askedLanguage } from '../mail/asked-language';
import type { Post } from '../mail/create-post';
import { addressProblem, type TypedAddress } from './address-form';
import { endConsent } from './consent';
import { ask, say, send, type Visit } from './consent-page';
import { mailConfirmation } from './mail-confirmation';
import { CONFIRM_PATH, OWN_REGISTRATION, STOP_PATH } from './own-registration';
import { registrationPage } from './registration-page';
import {
  confirmEmail,
  findRegistering,
  findStopping,
  findUnconfirmed,
  type Registering,
} from './unconfirmed-email';

export interface ConsentParts {
  readonly database: Database;
  readonly applications: readonly ServedApplication[];
  readonly limits: Limits;
  readonly clock: () => Date;
  readonly post: Post;
}

const Params = Type.Object({ token: storableText({ minLength: 1, maxLength: 200 }) });
const Address = Type.Object({
  email: Type.Optional(storableText({ maxLength: 300 })),
  agreed: Type.Optional(Type.Literal('yes')),
});
const Html = Type.String({ contentMediaType: 'text/html' });
const of = (summary: string) => ({ summary, params: Params, response: { 200: Html, 404: Html } });

/** Own double opt-in: pages with forms and without a script, found by the secret in their address. */
export function consentRoutes(server: ApiServer, parts: ConsentParts): void {
  const { database, clock } = parts;
  const visitOf = (request: FastifyRequest, whose?: Registering): Visit => {
    const application = applicationOfHost(parts.applications, request.hostname);
    if (whose !== undefined && whose.applicationId !== application.applicationId) {
      throw new ApiError(404);
    }
    const { languageConfig } = application.config;
    const language =
      whose?.language ?? askedLanguage(request.headers['accept-language'], languageConfig);
    return { application, language, words: consentWords(language) };
  };

  void server.register(async (scope) => {
    const pages: ApiServer = scope;
    readForms(pages);
    pages.setErrorHandler(async (error, request, reply) => {
      const visit = visitOf(request);
      if (error instanceof TooOften) return say(reply.code(429), visit, visit.words.tooOften);
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      return say(reply.code(404), visit, visit.words.gone);
    });

    const registering = async (token: string) =>
      (await findRegistering(database, token, clock())) ?? notFound();
    pages.get(
      `${OWN_REGISTRATION}/m/:token`,
      { schema: of('The page on which an account registers an address for mails.') },
      async (request, reply) => {
        const whose = await registering(request.params.token);
        const visit = visitOf(request, whose);
        return send(reply, visit, registrationPage(visit, whose, request.params.token, null));
      },
    );
    pages.post(
      `${OWN_REGISTRATION}/m/:token`,
      {
        schema: {
          summary: 'Sends a link to the address, to confirm it.',
          consumes: ['application/x-www-form-urlencoded'],
          params: Params,
          body: Address,
          response: { 200: Html, 404: Html, 422: Html, 429: Html },
        },
      },
      async (request, reply) => {
        const { token } = request.params;
        const whose = await registering(token);
        const visit = visitOf(request, whose);
        const typed: TypedAddress = {
          email: (request.body.email ?? '').trim(),
          hasAgreed: request.body.agreed !== undefined,
        };
        if (addressProblem(typed) !== null) {
          return send(reply.code(422), visit, registrationPage(visit, whose, token, typed));
        }
        await parts.limits.count('registration-mail', whose.accountId);
        const { email } = typed;
        await mailConfirmation(parts, visit, { whose, email, request });
        return send(reply, visit, registrationPage(visit, { ...whose, asked: email }, token, null));
      },
    );

    const confirming = async (token: string) =>
      (await findUnconfirmed(database, token, clock())) ?? notFound();
    pages.get(
      `${CONFIRM_PATH}/:token`,
      { schema: of('The page that a link in a mail opens. It changes nothing.') },
      async (request, reply) => {
        const { token } = request.params;
        const whose = await confirming(token);
        const visit = visitOf(request, whose);
        const { words } = visit;
        const form = { action: `${CONFIRM_PATH}/${token}`, label: words.confirmAction };
        return ask(reply, visit, words.confirm(whose.email), form);
      },
    );
    pages.post(
      `${CONFIRM_PATH}/:token`,
      { schema: of('Confirms the address.') },
      async (request, reply) => {
        const visit = visitOf(request, await confirming(request.params.token));
        if (!(await confirmEmail(database, request.params.token, clock()))) notFound();
        return say(reply, visit, visit.words.confirmed, true);
      },
    );

    const stopping = async (token: string) => (await findStopping(database, token)) ?? notFound();
    pages.get(
      `${STOP_PATH}/:token`,
      { schema: of('The page that asks whether the mails shall stop. It changes nothing.') },
      async (request, reply) => {
        const { token } = request.params;
        const visit = visitOf(request, await stopping(token));
        const form = { action: `${STOP_PATH}/${token}`, label: visit.words.stopAction };
        return ask(reply, visit, visit.words.stop, form);
      },
    );
    pages.post(
      `${STOP_PATH}/:token`,
      { schema: of('Stops the mails; a mail program calls it with one click (RFC 8058).') },
      async (request, reply) => {
        const whose = await stopping(request.params.token);
        const visit = visitOf(request, whose);
        await endConsent(database, whose.accountId, clock());
        return say(reply, visit, visit.words.stopped, true);
      },
    );
  });
}

function notFound(): never {
  throw new ApiError(404);
}

/** Browsers send forms as text; a mail program may also send one as multipart, with nothing to read. */
function readForms(pages: ApiServer): void {
  const limited = { parseAs: 'buffer', bodyLimit: 4096 } as const;
  const form = 'application/x-www-form-urlencoded';
  pages.addContentTypeParser<Buffer>(form, limited, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString('utf8')))),
  );
  pages.addContentTypeParser('multipart/form-data', limited, (_request, _body, done) =>
    done(null, {}),
  );
}
