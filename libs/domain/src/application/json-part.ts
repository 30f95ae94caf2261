/** Readers for config from other systems. They treat a value of the wrong type as absent. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

export function objectOf(json: unknown): JsonObject {
  return isObject(json) ? json : {};
}

export function listOf(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : [];
}

export function textsOf(json: unknown): readonly string[] {
  return listOf(json).filter((item) => typeof item === 'string');
}

export function flagOf(json: unknown, fallback: boolean): boolean {
  return typeof json === 'boolean' ? json : fallback;
}

export function textOf(json: unknown, fallback: string): string {
  return typeof json === 'string' && json !== '' ? json : fallback;
}

/** A number of days, digits or characters. A negative number or a fraction must be a mistake. */
export function isCount(json: unknown): json is number {
  return typeof json === 'number' && Number.isSafeInteger(json) && json >= 0;
}

export function countOf(json: unknown, fallback: number): number {
  return isCount(json) ? json : fallback;
}

export function isKeyOf<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(object, key);
}
