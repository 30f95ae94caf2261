import { RE2JS } from 're2js';
import type { PatternMatcher } from '@ablesbar/domain';

const LONGEST_PATTERN = 200;
const LONGEST_TEXT = 64;

/**
 * Matches in linear time, whatever the pattern contains (customer decision 35). A pattern that is
 * too long or does not compile is unreadable.
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
