import { isObject, listOf, objectOf, textOf } from './json-part';
import type { EnabledLanguage, LanguageConfig } from './language-config';

const DEFAULT_LANGUAGE = 'de';

// Names that would reach into the prototype of whatever object they are looked up in.
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

// Deeper than any table of texts is; a hostile one must not exhaust the stack.
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

/** `{ "a.b": … }` and `{ a: { b: … } }` are the same text, `a_b` (customer decision 24). */
function flattened(json: unknown, prefix: string, depth: number): readonly [string, string][] {
  if (depth > DEEPEST) return [];
  return safeEntries(json).flatMap(([name, value]): readonly [string, string][] => {
    const key = prefix + name.replaceAll('.', '_');
    // '._proto__' becomes such a name only here.
    if (UNSAFE.has(key)) return [];
    if (typeof value === 'string') return [[key, value]];
    return isObject(value) ? flattened(value, `${key}_`, depth + 1) : [];
  });
}

function safeEntries(json: unknown): readonly [string, unknown][] {
  return Object.entries(objectOf(json)).filter(([name]) => !UNSAFE.has(name));
}
