/** Readers for JSON from other systems. They treat a value of the wrong type as absent. */
export type WireObject = Readonly<Record<string, unknown>>;

export function isWireObject(json: unknown): json is WireObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

export function wireObject(json: unknown): WireObject {
  return isWireObject(json) ? json : {};
}

export function wireList(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : [];
}

export function wireText(json: unknown): string | null {
  return typeof json === 'string' ? json : null;
}

/** An id must not be empty: an empty id would address the wrong resource. */
export function wireId(json: unknown): string | null {
  return typeof json === 'string' && json !== '' ? json : null;
}

export function wireNumber(json: unknown): number | null {
  return typeof json === 'number' && Number.isFinite(json) ? json : null;
}

export function wireFlag(json: unknown): boolean {
  return json === true;
}
