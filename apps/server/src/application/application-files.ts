import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { existsSync, readFileSync } from 'node:fs';
import { consoleTexts } from '../base/console-texts';
import { reasonOf, StartFailure } from '../base/start-failure';

export function readJson<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
  const json: unknown = existing(file, (): unknown => JSON.parse(readFileSync(file, 'utf8')));
  if (Value.Check(schema, json)) return json;
  const first = Value.Errors(schema, json).First();
  throw broken(file, first?.path ?? '', first?.message ?? '');
}

/** Reads an optional file of an application. Without the file, the result is `otherwise`. */
export function readOptionalJson<Schema extends TSchema>(
  file: string,
  schema: Schema,
  otherwise: Static<Schema>,
): Static<Schema> {
  return existsSync(file) ? readJson(file, schema) : otherwise;
}

export function existing<Content>(path: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    throw broken(path, '', reasonOf(error));
  }
}

/** Ends the start with one line that names the file and the place in it. */
export function broken(file: string, path: string, reason: string): StartFailure {
  return new StartFailure(consoleTexts.badApplication(file, path, reason));
}
