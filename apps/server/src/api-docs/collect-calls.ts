import { type TSchema, TypeGuard } from '@sinclair/typebox';
import type { FastifyInstance, FastifySchema } from 'fastify';

/** A registered route with its description. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly summary: string | null;
  readonly params: TSchema | null;
  readonly headers: TSchema | null;
  readonly body: TSchema | null;
  readonly answers: readonly { readonly status: string; readonly schema: TSchema }[];
}

/** Must be called before the routes are added. The list grows with each route. */
export function collectCalls(server: FastifyInstance): readonly Call[] {
  const calls: Call[] = [];
  server.addHook('onRoute', ({ method, url, schema }) => {
    // '*' serves the files of the built apps. Fastify adds HEAD to every GET.
    if (url.includes('*')) return;
    for (const one of [method].flat()) if (one !== 'HEAD') calls.push(callOf(one, url, schema));
  });
  return calls;
}

function callOf(method: string, url: string, schema: FastifySchema = {}): Call {
  const { summary, params, headers, body, response } = schema;
  const answers: readonly (readonly [string, unknown])[] = Object.entries(response ?? {});
  return {
    method,
    url,
    summary: summary ?? null,
    params: schemaOf(params),
    headers: schemaOf(headers),
    body: schemaOf(body),
    answers: answers.flatMap(([status, answer]) => {
      const known = schemaOf(answer);
      return known === null ? [] : [{ status, schema: known }];
    }),
  };
}

function schemaOf(value: unknown): TSchema | null {
  return TypeGuard.IsSchema(value) ? value : null;
}
