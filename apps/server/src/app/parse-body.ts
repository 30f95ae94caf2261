import { type Static, type StringOptions, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ApiError, type FieldError } from './errors';

/** More would help nobody, and a hostile body could ask for millions. */
const MOST_ERRORS = 20;

/** Text that the database can hold: PostgreSQL takes every character but one. */
export function storableText(limits: StringOptions) {
  return Type.String({ ...limits, pattern: '^[^\\u0000]*$' });
}

/** The body as what it has to be; 422 with the fields that are not. */
export function parseBody<Schema extends TSchema>(schema: Schema, body: unknown): Static<Schema> {
  if (Value.Check(schema, body)) return body;
  throw new ApiError(422, fieldErrorsOf(schema, body));
}

function fieldErrorsOf(schema: TSchema, body: unknown): readonly FieldError[] {
  const errors: FieldError[] = [];
  for (const { path, message } of Value.Errors(schema, body)) {
    errors.push(path === '' ? { message } : { field: fieldOf(path), message });
    if (errors.length === MOST_ERRORS) break;
  }
  return errors;
}

/** '/results/0/taskId' as the caller writes it: 'results.0.taskId'. */
function fieldOf(path: string): string {
  return path.slice(1).replaceAll('/', '.');
}
