import { isEmailAddress } from '@ablesbar/validation';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { originOf, type ServedApplication } from '../application/read-applications';
import { ApiError } from '../base/errors';
import { type ApiServer, storableText } from '../base/route-schemas';
import type { Database } from '../database/open-database';
import { confirmEmail } from '../registration/registration';
import { DEMO_CRM_PAGE, DEMO_CRM_SCRIPT, DEMO_CRM_STYLE } from './demo-crm-page';

/** The path of the demo CRM on this server. */
const DEMO_CRM_PATH = '/demo-crm';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(DEMO_CRM_STYLE).digest('base64')}'`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE_PATH = `${DEMO_CRM_PATH}/m/:token`;
const Params = Type.Object({ token: storableText({ minLength: 1, maxLength: 200 }) });

const PAGE_SCHEMA = {
  summary: 'Demo: the page on which somebody registers for e-mail.',
  params: Params,
  response: { 200: Type.String({ contentMediaType: 'text/html' }) },
};
const SCRIPT_SCHEMA = {
  summary: 'Demo: the script of that page.',
  response: { 200: Type.String({ contentMediaType: 'text/javascript' }) },
};
const REGISTER_SCHEMA = {
  summary: 'Demo: registers an address; there is no confirmation by mail.',
  params: Params,
  body: Type.Object({ email: Type.String({ maxLength: 254 }) }),
  response: { 204: Type.Null() },
};

/** Added only in the demo: a utility has its own CRM. */
export function demoCrmRoutes(
  server: ApiServer,
  { database, clock }: { readonly database: Database; readonly clock: () => Date },
): void {
  server.get(PAGE_PATH, { schema: PAGE_SCHEMA }, async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(DEMO_CRM_PAGE),
  );

  server.get(`${DEMO_CRM_PATH}/register.js`, { schema: SCRIPT_SCHEMA }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(DEMO_CRM_SCRIPT),
  );

  server.post(PAGE_PATH, { schema: REGISTER_SCHEMA }, async (request, reply) => {
    const { email } = request.body;
    if (!isEmailAddress(email)) {
      throw new ApiError(422, [{ field: 'email', message: 'Expected an address' }]);
    }
    const { token } = request.params;
    if (!(await confirmEmail(database, { token, email, now: clock() }))) throw new ApiError(404);
    return reply.code(204).send();
  });
}

/** Adds the address of the demo CRM: the address under which this server was called. */
export function withDemoCrm(request: FastifyRequest, application: ServedApplication): string {
  const { crmSettings } = application.config;
  if (!crmSettings.registrationEnabled || crmSettings.externalRegistrationOptInBaseUrl !== null) {
    return application.publicJson;
  }
  const url = JSON.stringify(`${originOf(request, application)}${DEMO_CRM_PATH}`);
  return application.publicJson.replace(
    '"crmSettings":{',
    () => `"crmSettings":{"externalRegistrationOptInBaseUrl":${url},`,
  );
}
