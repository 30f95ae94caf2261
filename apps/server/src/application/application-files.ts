import { FormatRegistry, type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { existsSync, readFileSync } from 'node:fs';
import { RE2JS } from 're2js';
import { applicationTexts } from '../base/application-texts';
import { reasonOf, StartFailure } from '../base/start-failure';

export function readJson<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
  const json: unknown = readExisting(file, (): unknown => JSON.parse(readFileSync(file, 'utf8')));
  if (Value.Check(schema, json)) return json;
  const first = Value.Errors(schema, json).First();
  throw brokenFile(file, first?.path ?? '', first?.message ?? '');
}

/** Reads an optional file of an application. Without the file, the result is `otherwise`. */
export function readOptionalJson<Schema extends TSchema>(
  file: string,
  schema: Schema,
  otherwise: Static<Schema>,
): Static<Schema> {
  return existsSync(file) ? readJson(file, schema) : otherwise;
}

export function readExisting<Content>(path: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    throw brokenFile(path, '', reasonOf(error));
  }
}

/** Ends the start with one line that names the file and the place in it. */
export function brokenFile(file: string, path: string, reason: string): StartFailure {
  return new StartFailure(applicationTexts.badApplication(file, path, reason));
}

const LINEAR = 'regular expression without backtracking';
const LONGEST = 200;

FormatRegistry.Set(LINEAR, isLinear);

/** A regular expression that the apps run on typed text. It must not be able to freeze the page. */
export const LinearPattern = Type.String({ maxLength: LONGEST, format: LINEAR });

function isLinear(pattern: string): boolean {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
}
