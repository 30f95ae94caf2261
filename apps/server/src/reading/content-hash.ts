import { createHash, type Hash } from 'node:crypto';

/**
 * Says whether two calls carry the same reading: a hash of the path and of everything in the body. The
 * order of fields does not count, nor whether an empty field is sent at all, because a newer version of
 * an app may repeat the call of an older one.
 */
export function contentHash(path: string, body: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(path));
  add(body, hash);
  return hash.digest('hex');
}

function add(value: unknown, hash: Hash): void {
  if (typeof value === 'object' && value !== null) {
    hash.update(Array.isArray(value) ? '[' : '{');
    for (const [name, part] of entriesOf(value)) {
      hash.update(`${JSON.stringify(name)}:`);
      add(part, hash);
    }
    hash.update('}');
  } else if (typeof value === 'string') {
    // A photo is a long text, so it is not copied. Its length says where it ends.
    hash.update(`"${value.length}:`).update(value);
  } else {
    hash.update(`${String(value)};`);
  }
}

function entriesOf(value: object): readonly [string, unknown][] {
  const entries: [string, unknown][] = Object.entries(value);
  if (Array.isArray(value)) return entries;
  return entries
    .filter(([, part]) => !isEmpty(part))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}
