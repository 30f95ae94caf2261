import { RE2JS } from 're2js';

/** Any pattern of the server in linear time; one that does not compile takes nothing out (customer decision 35). */
export function stripLinear(pattern: string): (text: string) => string {
  try {
    const compiled = RE2JS.compile(pattern);
    return (text) => compiled.matcher(text).replaceAll('');
  } catch {
    return (text) => text;
  }
}
