import swagger from '@fastify/swagger';
import { Type, TypeGuard } from '@sinclair/typebox';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { CALL_NAMES, TAGS } from './call-names';
import { type Login, loginOf } from './login-of';

const ErrorBody = Type.Object(
  {
    message: Type.String(),
    fieldErrors: Type.Optional(
      Type.Array(Type.Object({ field: Type.Optional(Type.String()), message: Type.String() })),
    ),
  },
  { $id: 'Error' },
);

/** The answer to every call that is not as asked. */
const ERROR_ANSWER = {
  description: 'Not as asked; 429 names with Retry-After when to come back.',
  content: { 'application/json': { schema: Type.Ref('Error') } },
};

/** Must be called before the routes are added. After the start, `server.swagger()` is the document. */
export async function describeCalls(server: FastifyInstance): Promise<void> {
  server.addSchema(ErrorBody);
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ablesbar',
        version: '1.0',
        description: 'Meter readings of customers. A server tells utilities apart by host name.',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
      },
      servers: [{ url: '/' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          account: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          anonymous: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
    },
    convertConstToEnum: false,
    refResolver: { buildLocalReference: nameOf },
    transform: ({ schema = {}, url, route: { method } }) => ({
      url,
      schema: {
        ...schema,
        ...nameOfCall(`${[method].flat()[0]} ${url}`),
        // '*' serves the files of the built apps.
        hide: url.includes('*'),
        security: securityOf(loginOf(url)),
        response: { ...answersOf(schema), '4XX': ERROR_ANSWER, default: ERROR_ANSWER },
      },
    }),
  });
}

/** A test finds a call without a name. */
function nameOfCall(call: string) {
  const name = CALL_NAMES.get(call);
  return name === undefined ? {} : { operationId: name.id, tags: [name.tag] };
}

function securityOf(login: Login): { readonly [login: string]: readonly string[] }[] {
  return login === 'none' ? [] : [{ [login]: [] }];
}

function answersOf({ response }: FastifySchema): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(response ?? {}).map(([status, schema]) => [status, answerOf(schema)]),
  );
}

function answerOf(schema: unknown): unknown {
  if (!TypeGuard.IsSchema(schema)) return schema;
  if (TypeGuard.IsNull(schema)) return { ...schema, description: 'Done; there is nothing to say.' };
  const description = 'As asked.';
  const { contentMediaType } = schema;
  // The library looks for named schemas in JSON answers only if they do not stand in `content`.
  if (contentMediaType === undefined) return { ...schema, 'x-response-description': description };
  return { description, content: { [contentMediaType]: { schema } } };
}

/** The name of a schema that others refer to. */
function nameOf(
  { $id }: { readonly $id?: unknown },
  _base: object,
  _fragment: string,
  index: number,
): string {
  return typeof $id === 'string' ? $id : `Schema${index}`;
}
