import { type TSchema, TypeGuard } from '@sinclair/typebox';
import { type Login, loginOf } from './login-of';
import type { Call } from './collect-calls';

const ERROR_TEXT = 'Not as asked; 429 names with Retry-After when to come back.';

const ERROR_BODY = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    fieldErrors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** OpenAPI 3.1 from the routes' own descriptions. TypeBox schemas already are JSON Schema. */
export function openApiOf(calls: readonly Call[], version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ablesbar',
      version,
      description: 'Meter readings of customers. A server tells utilities apart by host name.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: ERROR_BODY },
      responses: {
        Error: { description: ERROR_TEXT, ...jsonOf({ $ref: '#/components/schemas/Error' }) },
      },
      securitySchemes: {
        account: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        anonymous: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

function operationOf(call: Call): object {
  const { summary, body, answers } = call;
  const responses = answers.map(
    ({ status, schema }) => [status, answerOf(status, schema)] as const,
  );
  return {
    ...(summary === null ? {} : { summary }),
    security: securityOf(loginOf(call.url)),
    parameters: [...parametersOf('path', call.params), ...parametersOf('header', call.headers)],
    ...(body === null ? {} : { requestBody: { required: true, ...jsonOf(body) } }),
    responses: {
      ...Object.fromEntries(responses),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

function securityOf(login: Login): readonly object[] {
  return login === 'none' ? [] : [{ [login]: [] }];
}

function parametersOf(place: 'path' | 'header', schema: TSchema | null): readonly object[] {
  if (!TypeGuard.IsObject(schema)) return [];
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    in: place,
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
}

function answerOf(status: string, schema: TSchema): object {
  const description = status === '204' ? 'Done; there is nothing to say.' : 'As asked.';
  if (TypeGuard.IsNull(schema)) return { description };
  const contentMediaType: unknown = schema['contentMediaType'];
  if (typeof contentMediaType !== 'string') return { description, ...jsonOf(schema) };
  return { description, content: { [contentMediaType]: { schema } } };
}

function jsonOf(schema: object): object {
  return { content: { 'application/json': { schema } } };
}
