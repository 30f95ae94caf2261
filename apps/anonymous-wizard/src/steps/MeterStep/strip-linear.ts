import { RE2JS } from 're2js';

/**
 * Removes what a pattern of the server matches, in linear time. A pattern that does not compile removes
 * nothing (customer decision 35).
 */
export function stripLinear(pattern: string): (text: string) => string {
  try {
    const compiled = RE2JS.compile(pattern);
    return (text) => compiled.matcher(text).replaceAll('');
  } catch {
    return (text) => text;
  }
}
