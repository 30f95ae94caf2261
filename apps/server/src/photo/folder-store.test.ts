import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { folderStore } from './folder-store';
import type { Photo } from './photo';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-photos-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = Buffer.from('picture');
const photo: Photo = {
  hash: createHash('sha256').update(bytes).digest('hex'),
  mimeType: 'image/jpeg',
  bytes,
};

it('a folder that hangs is left alone until it answers again', async () => {
  // Like a disk that does not answer: whoever opens a pipe waits until something is written to it.
  const pipe = join(folder, 'aa', 'aa-pipe');
  mkdirSync(join(folder, 'aa'));
  execFileSync('mkfifo', [pipe]);
  const store = folderStore(folder, 50);
  await expect(store.get('aa-pipe')).rejects.toThrow(/antwortet nicht.*PHOTOS/);
  await expect(store.put(photo)).rejects.toMatchObject({ isPassing: true });
  expect(readdirSync(folder)).toEqual(['aa']);

  writeFileSync(pipe, 'late');
  // The late call ends in one of the next turns.
  const put = (): Promise<void> => store.put(photo).catch(() => nextTurn().then(put));
  await put();
  expect(await store.get(photo.hash)).toEqual(bytes);
});
