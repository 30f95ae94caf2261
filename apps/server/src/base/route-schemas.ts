import {
  FormatRegistry,
  type Static,
  type StringOptions,
  type TProperties,
  type TSchema,
  Type,
  TypeGuard,
} from '@sinclair/typebox';
import { TypeCompiler, type ValueError } from '@sinclair/typebox/compiler';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { ApiError, type FieldError } from './errors';

/** A route's `schema` is TypeBox's, and what passes it has its type. */
interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

/** The server that routes are added to. */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  SchemaTypes
>;

declare module 'fastify' {
  interface FastifySchema {
    /** What the call is for, in one sentence; it stands in the API's description. */
    readonly summary?: string;
  }
}

/** More would help nobody, and a hostile body could ask for millions. */
const MOST_ERRORS = 20;

const STORABLE = 'text';

FormatRegistry.Set(STORABLE, (text) => !/\0|\p{Cs}/u.test(text));

/** Text that the database can hold: PostgreSQL takes neither a NUL nor half an emoji. */
export function storableText(limits: Omit<StringOptions, 'format'>) {
  return Type.String({ ...limits, format: STORABLE });
}

/** Of a job, a rate or a share; no longer than the operator can import one. */
export const Id = storableText({ minLength: 1, maxLength: 100 });

/** What an answer holds, and nothing else: a row's other columns are not for sending. */
export function answer<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

/** A value that may be missing. */
export function orNull<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

/**
 * Fastify asks before the handler runs; what does not fit is 422 with the fields that do not, in
 * a path 404. Answers are sent as they are; the tests have them compared with what the route says of them.
 */
export function validateBySchemas(
  server: FastifyInstance,
  { checksAnswers }: { readonly checksAnswers: boolean },
): ApiServer {
  const typed = server.withTypeProvider<SchemaTypes>();
  typed.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const check = TypeCompiler.Compile(schema);
    return (value: unknown) => {
      if (check.Check(value)) return { value };
      // An id that none can be is answered as one that nobody has.
      if (httpPart === 'params') return { error: new ApiError(404) };
      return { error: new ApiError(422, fieldErrorsOf(check.Errors(value))) };
    };
  });
  typed.setSerializerCompiler<unknown>(({ schema, method, url }) => {
    if (!checksAnswers || !TypeGuard.IsSchema(schema)) return (value) => JSON.stringify(value);
    const check = TypeCompiler.Compile(schema);
    return (value: unknown) => {
      const sent = JSON.stringify(value);
      const parsed: unknown = JSON.parse(sent);
      if (check.Check(parsed)) return sent;
      const first = check.Errors(parsed).First();
      throw new Error(`${method} ${url} answers what it does not describe: ${first?.path ?? ''}`);
    };
  });
  return typed;
}

function fieldErrorsOf(found: Iterable<ValueError>): readonly FieldError[] {
  const errors: FieldError[] = [];
  for (const { path, message } of innermost(found)) {
    errors.push(path === '' ? { message } : { field: fieldOf(path), message });
    if (errors.length === MOST_ERRORS) break;
  }
  return errors;
}

/** Of a choice, what each of its forms misses: 'Expected union value' would help nobody. */
function* innermost(found: Iterable<ValueError>): Generator<ValueError> {
  for (const error of found) {
    if (error.errors.length === 0) yield error;
    for (const form of error.errors) yield* innermost(form);
  }
}

/** '/results/0/taskId' as the caller writes it: 'results.0.taskId'. */
function fieldOf(path: string): string {
  return path.slice(1).replaceAll('/', '.');
}
