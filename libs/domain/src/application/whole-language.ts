import { isObject, listOf, objectOf, textOf } from './json-part';
import type { EnabledLanguage, LanguageConfig } from './config';

const DEFAULT_LANGUAGE = 'de';

// These names would read or change an object's prototype instead of an own property.
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

// No real table of texts is this deep. The limit keeps a hostile config from exhausting the stack.
const DEEPEST = 20;

export function wholeLanguage(json: unknown): LanguageConfig {
  const config = objectOf(json);
  const defaultLanguage = textOf(config['defaultLanguage'], DEFAULT_LANGUAGE);
  const enabled = listOf(config['enabledLanguages']).flatMap(enabledLanguage);
  return {
    defaultLanguage,
    enabledLanguages:
      enabled.length > 0 ? enabled : [{ name: defaultLanguage, readableName: defaultLanguage }],
    translations: Object.fromEntries(
      safeEntries(config['translations']).map(([language, texts]) => [
        language,
        Object.fromEntries(flattened(texts, '', 0)),
      ]),
    ),
  };
}

function enabledLanguage(json: unknown): readonly EnabledLanguage[] {
  const { name, readableName } = objectOf(json);
  const known = textOf(name, '');
  return known === '' ? [] : [{ name: known, readableName: textOf(readableName, known) }];
}

/** `{ "a.b": … }` and `{ a: { b: … } }` both become the key `a_b` (customer decision 24). */
function flattened(json: unknown, prefix: string, depth: number): readonly [string, string][] {
  if (depth > DEEPEST) return [];
  return safeEntries(json).flatMap(([name, value]): readonly [string, string][] => {
    const key = prefix + name.replaceAll('.', '_');
    // The name '._proto__' becomes '__proto__' only after the dot is replaced.
    if (UNSAFE.has(key)) return [];
    if (typeof value === 'string') return [[key, value]];
    return isObject(value) ? flattened(value, `${key}_`, depth + 1) : [];
  });
}

function safeEntries(json: unknown): readonly [string, unknown][] {
  return Object.entries(objectOf(json)).filter(([name]) => !UNSAFE.has(name));
}
