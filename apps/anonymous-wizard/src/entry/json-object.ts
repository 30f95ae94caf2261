type JsonObject = Readonly<Record<string, unknown>>;

/** A value from a storage or a history may have been written by other code, so it can have any shape. */
export function jsonObject(json: unknown): JsonObject {
  return isObject(json) ? json : {};
}

function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
