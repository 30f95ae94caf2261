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

/** Routes use TypeBox schemas. A validated value has the type of its schema. */
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

/** More errors help no caller, and a hostile body could cause millions. */
const MOST_ERRORS = 20;

const STORABLE = 'text';

FormatRegistry.Set(STORABLE, (text) => !/\0|\p{Cs}/u.test(text));

/** Text that the database can hold: PostgreSQL accepts neither a NUL nor a lone surrogate. */
export function storableText(limits: Omit<StringOptions, 'format'>) {
  return Type.String({ ...limits, format: STORABLE });
}

/** The id of a job, a rate or a share. The operator cannot import longer ones. */
export const Id = storableText({ minLength: 1, maxLength: 100 });

/**
 * An answer with exactly these properties. The other columns of a row must not be sent. A `title` is
 * the name of the type in generated clients.
 */
export function answer<Properties extends TProperties>(properties: Properties, title?: string) {
  const named = title === undefined ? {} : { title };
  return Type.Object(properties, { ...named, additionalProperties: false });
}

/** A value that may be missing. */
export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

/**
 * Fastify validates before the handler runs. An invalid value is answered with 422 and its fields,
 * an invalid path with 404. Answers are sent unchecked. Only the tests compare them with the schema
 * of the route.
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
      // An impossible id gets the same answer as an unknown one.
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

/** For a union, the errors of each of its forms: 'Expected union value' would help no caller. */
function* innermost(found: Iterable<ValueError>): Generator<ValueError> {
  for (const error of found) {
    if (error.errors.length === 0) yield error;
    for (const form of error.errors) yield* innermost(form);
  }
}

/** Turns '/results/0/taskId' into 'results.0.taskId', as the caller writes it. */
function fieldOf(path: string): string {
  return path.slice(1).replaceAll('/', '.');
}
