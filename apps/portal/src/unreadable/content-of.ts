export interface Attachment {
  readonly mimeType: string;
  readonly data: ArrayBuffer;
}

export interface Content {
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

/**
 * Anything that a browser can store, as text for a person; bytes become attachments, named in the text
 * by their number. A later build may have stored what this one never does.
 */
export async function contentOf(stored: unknown): Promise<Content> {
  const attachments: Attachment[] = [];
  const around = new Set<object>();

  async function plain(value: unknown, mimeType: string): Promise<unknown> {
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    const data = await bytesIn(value);
    if (data !== null) {
      attachments.push({ mimeType: value instanceof Blob ? value.type : mimeType, data });
      return `[${attachments.length}]`;
    }
    if (value instanceof Date) return String(value);
    if (around.has(value)) return '[...]';
    around.add(value);
    const content = await plainParts(value);
    around.delete(value);
    return content;
  }

  async function plainParts(value: object): Promise<unknown> {
    const parts: [string, unknown][] = [];
    const isList = Array.isArray(value) || value instanceof Set;
    const entries: readonly (readonly [unknown, unknown])[] =
      isList || value instanceof Map ? [...value.entries()] : Object.entries(value);
    for (const [name, part] of entries) {
      parts.push([String(name), await plain(part, mimeTypeBeside(value))]);
    }
    return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  }

  if (stored === undefined || stored === null) return { text: '', attachments };
  if (typeof stored === 'string') return { text: stored, attachments };
  const content = await plain(stored, '');
  return { text: JSON.stringify(content, null, 2), attachments };
}

async function bytesIn(value: object): Promise<ArrayBuffer | null> {
  if (value instanceof ArrayBuffer) return value;
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return Uint8Array.from(bytes).buffer;
  }
  return value instanceof Blob ? value.arrayBuffer() : null;
}

const mimeTypeBeside = (holder: object): string =>
  'mimeType' in holder && typeof holder.mimeType === 'string' ? holder.mimeType : '';
