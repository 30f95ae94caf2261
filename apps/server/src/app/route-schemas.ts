import type { Static, StringOptions, TSchema } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
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

/** More would help nobody, and a hostile body could ask for millions. */
const MOST_ERRORS = 20;

/** Text that the database can hold: PostgreSQL takes every character but one. */
export function storableText(limits: StringOptions) {
  return Type.String({ ...limits, pattern: '^[^\\u0000]*$' });
}

/** Fastify asks before the handler runs; what does not fit is 422 with the fields that do not. */
export function validateBySchemas(server: FastifyInstance): ApiServer {
  const typed = server.withTypeProvider<SchemaTypes>();
  typed.setValidatorCompiler<TSchema>(({ schema }) => {
    const check = TypeCompiler.Compile(schema);
    return (value: unknown) => {
      if (check.Check(value)) return { value };
      return { error: new ApiError(422, fieldErrorsOf(check.Errors(value))) };
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
