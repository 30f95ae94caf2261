import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { openZip } from './unzip';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-unzip-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const TEXT = 'Zählerstand '.repeat(100);

/** A zip of one entry. */
async function zipOf(name: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(TEXT), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The texts of all entries. */
async function textsOf(bytes: Uint8Array): Promise<readonly string[]> {
  const path = join(folder, 'a.zip');
  writeFileSync(path, bytes);
  const zip = await openZip(path);
  try {
    const texts: string[] = [];
    for (const entry of zip.entries) {
      let text = '';
      for await (const piece of entry.text()) text += piece;
      texts.push(text);
    }
    return texts;
  } finally {
    zip.close();
  }
}

/** The offset of the record with this signature. */
const recordOf = (zip: Buffer, signature: string) =>
  zip.lastIndexOf(signature, undefined, 'latin1');
const DIRECTORY_ENTRY = 'PK\u0001\u0002';
const END = 'PK\u0005\u0006';

it.each([
  { says: 'an encrypted entry', at: 8, value: 1, reason: /a\.xml verschlüsselt/ },
  { says: 'an unknown packing', at: 10, value: 14, reason: /unbekannt gepackt/ },
  { says: 'fewer packed bytes', at: 20, value: 9, reason: /mittendrin/ },
  { says: 'more packed bytes', at: 20, value: 60_000, reason: /mittendrin/ },
  // A zip bomb claims to be small.
  { says: 'fewer bytes than it unpacks to', at: 24, value: 100, reason: /mittendrin/ },
  { says: 'more bytes than it unpacks to', at: 24, value: 60_000, reason: /mittendrin/ },
])('refuses a directory that names $says', async ({ at, value, reason }) => {
  const zip = await zipOf('a.xml');
  zip.writeUInt16LE(value, recordOf(zip, DIRECTORY_ENTRY) + at);
  await expect(textsOf(zip)).rejects.toThrow(reason);
});

it('ignores the declared length of the directory', async () => {
  const zip = await zipOf('a.xml');
  zip.writeUInt32LE(0xff_ff_ff_fe, recordOf(zip, END) + 12);
  expect(await textsOf(zip)).toEqual([TEXT]);
});

it('refuses a directory that begins after the end of the file', async () => {
  const zip = await zipOf('a.xml');
  zip.writeUInt32LE(0xff_ff_ff_f0, recordOf(zip, END) + 16);
  await expect(textsOf(zip)).rejects.toThrow(/Verzeichnis unlesbar/);
});

it.each(['../a.xml', '/etc/a.xml'])('refuses the name %s', async (name) => {
  const zip = await zipOf('x'.repeat(name.length));
  const bytes = Buffer.from(zip.toString('latin1').replaceAll(/x+/g, name), 'latin1');
  await expect(textsOf(bytes)).rejects.toThrow(/Verzeichnis unlesbar/);
});

it.each([
  { count: 2000, isRead: true },
  { count: 2001, isRead: false },
])('$count entries: $isRead', async ({ count, isRead }) => {
  const zip = await zipOf('a.xml');
  const end = recordOf(zip, END);
  zip.writeUInt16LE(count, end + 10);
  const start = recordOf(zip, DIRECTORY_ENTRY);
  const entries = Array.from({ length: count }, () => zip.subarray(start, end));
  const path = join(folder, 'a.zip');
  writeFileSync(path, Buffer.concat([zip.subarray(0, start), ...entries, zip.subarray(end)]));
  const opened = openZip(path).then((file) => {
    file.close();
    return file.entries.length;
  });
  if (isRead) expect(await opened).toBe(count);
  else await expect(opened).rejects.toThrow(/Verzeichnis unlesbar/);
});

it('reads no more after it is closed', async () => {
  const path = join(folder, 'a.zip');
  writeFileSync(path, await zipOf('a.xml'));
  const zip = await openZip(path);
  zip.close();
  await expect(zip.entries[0]?.text().next()).rejects.toThrow(/mittendrin/);
});

it('reports a missing file as missing', async () => {
  await expect(openZip(join(folder, 'b.zip'))).rejects.toMatchObject({ code: 'ENOENT' });
});
