import { FormatRegistry, Type } from '@sinclair/typebox';
import { RE2JS } from 're2js';

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
