import { languagesToTry } from '@ablesbar/domain';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { applicationOfHost, type ServedApplication } from '../application/read-applications';
import { ApiError } from '../base/errors';
import { answer, type ApiServer, Id } from '../base/route-schemas';
import { ContactFile, InstructionsFile } from './read-help';

const OfApplication = Type.Object({ applicationId: Id });
const InLanguage = Type.Object({ applicationId: Id, language: Type.String() });

const INSTRUCTIONS_SCHEMA = {
  summary: 'How the kinds of meters are read; the filters say which meters a text is for.',
  params: OfApplication,
  response: { 200: InstructionsFile },
};
const HAS_HELP_SCHEMA = {
  summary: 'Whether there is a help at all: 200 or 404.',
  params: OfApplication,
  response: { 200: answer({}) },
};
const HELP_SCHEMA = {
  summary: 'The help in this language, or in the one that comes closest.',
  params: InLanguage,
  response: { 200: answer({ markdown: Type.String() }) },
};
const CONTACT_SCHEMA = {
  summary: 'Whom to ask, by screen.',
  params: OfApplication,
  response: { 200: ContactFile },
};

/**
 * Answers with files from memory. Files of another application are not found, even if it is on the
 * same server.
 */
export function helpRoutes(server: ApiServer, applications: readonly ServedApplication[]): void {
  const of = (request: FastifyRequest, applicationId: string) => {
    const application = applicationOfHost(applications, request.hostname);
    if (application.applicationId !== applicationId) throw new ApiError(404);
    return application;
  };
  const shortly = { 'cache-control': 'no-cache' };

  server.get(
    '/api/public/meterReadingHelp/:applicationId',
    { schema: INSTRUCTIONS_SCHEMA },
    async (request, reply) =>
      reply.headers(shortly).send(of(request, request.params.applicationId).help.instructions),
  );
  server.get(
    '/api/public/help/:applicationId',
    { schema: HAS_HELP_SCHEMA },
    async (request, reply) => {
      const { pages } = of(request, request.params.applicationId).help;
      if (pages.size === 0) throw new ApiError(404);
      return reply.headers(shortly).send({});
    },
  );
  server.get(
    '/api/public/help/:applicationId/:language',
    { schema: HELP_SCHEMA },
    async (request, reply) => {
      const { applicationId, language } = request.params;
      const markdown = helpIn(of(request, applicationId), language);
      if (markdown === null) throw new ApiError(404);
      return reply.headers(shortly).send({ markdown });
    },
  );
  server.get(
    '/api/public/contact/:applicationId',
    { schema: CONTACT_SCHEMA },
    async (request, reply) =>
      reply.headers(shortly).send(of(request, request.params.applicationId).help.contact),
  );
}

function helpIn({ help, config }: ServedApplication, language: string): string | null {
  const tried = languagesToTry(language, config.languageConfig.defaultLanguage);
  return tried.map((one) => help.pages.get(one)).find((page) => page !== undefined) ?? null;
}
