type JsonObject = Readonly<Record<string, unknown>>;

/** What a storage or a history gives back may be anybody's. */
export function jsonObject(json: unknown): JsonObject {
  return isObject(json) ? json : {};
}

function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
