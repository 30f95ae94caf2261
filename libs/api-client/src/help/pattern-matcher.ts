import { RE2JS } from 're2js';
import type { PatternMatcher } from '@ablesbar/domain';

const LONGEST_PATTERN = 200;
const LONGEST_TEXT = 64;

/**
 * In linear time, whatever a pattern says (customer decision 35). One that is too long or does not compile counts
 * as unreadable.
 */
export function createPatternMatcher(): PatternMatcher {
  const compiled = new Map<string, RE2JS | null>();
  return (pattern, text) => {
    const known = compiled.get(pattern);
    const engine = known === undefined ? compile(pattern) : known;
    compiled.set(pattern, engine);
    return engine && engine.matcher(text.slice(0, LONGEST_TEXT)).find();
  };
}

function compile(pattern: string): RE2JS | null {
  if (pattern.length > LONGEST_PATTERN) return null;
  try {
    return RE2JS.compile(pattern);
  } catch {
    return null;
  }
}
