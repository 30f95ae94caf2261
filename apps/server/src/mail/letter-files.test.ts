import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { startTestServer } from '../testing/test-server';
import { deleteLettersOf, deleteOldLetters, folderOf, lettersOf } from './letter-files';
import { createMailTransport } from './mail-transport';

const NOW = new Date('2026-11-21T09:00:00Z');
const OLD = new Date('2026-10-01T09:00:00Z');

it('letters are deleted with their owner or after their time', async () => {
  const { database, close } = await openTestDatabase(anyDatabase);
  await (await startTestServer(database)).server.close();
  const outbox = mkdtempSync(join(tmpdir(), 'ablesbar-letters-'));
  const put = (owner: string | null, name: string, at: Date) => {
    const folder = folderOf(outbox, owner);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), at, at);
  };
  for (const owner of [null, 'demo-kunde', 'demo-nachbarin', 'erased']) {
    put(owner, 'new.eml', NOW);
    put(owner, 'old.eml', OLD);
  }
  const left = () =>
    readdirSync(outbox, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(outbox.length + 1))
      .sort();

  await deleteOldLetters(database, outbox, OLD);
  const all = ['new.eml', 'old.eml'];
  const known = ['demo-kunde', 'demo-nachbarin'];
  const of = (names: readonly string[], owners: readonly string[]) =>
    [...owners.flatMap((owner) => names.map((name) => join(owner, name))), ...names].sort();
  expect(left()).toEqual(of(all, known));

  await deleteOldLetters(database, outbox, new Date(OLD.getTime() + 1));
  expect(left()).toEqual(of(['new.eml'], known));

  expect(await deleteLettersOf(outbox, 'demo-kunde')).toBe(1);
  expect(await deleteLettersOf(outbox, 'demo-kunde')).toBe(0);
  expect(left()).toEqual(of(['new.eml'], ['demo-nachbarin']));
  rmSync(outbox, { recursive: true });
  await deleteOldLetters(database, outbox, NOW);
  await close();
});

it('letters are listed with their recipient and subject, and without their text', async () => {
  const outbox = mkdtempSync(join(tmpdir(), 'ablesbar-letters-'));
  const name = 'Özlem Größe-Überschär, Verwaltung der Wohnungsgenossenschaft Neuenbrück';
  const subject = `Zählerstände für „${name}“ und viele weitere Wörter`;
  const transport = createMailTransport({ smtpUrl: null, from: 'a@b.example', outbox });
  await transport.send({
    ...{ id: 'one', belongs_to: 'demo-kunde', from_name: 'Werk', attempts: 1, html: '' },
    ...{ to_name: name, to_address: 'oe@example.org', subject, text: 'geheim' },
  });
  const [letter, ...others] = await lettersOf(outbox, 'demo-kunde');
  expect(letter).toMatchObject({ file: 'one.eml', to: `${name} <oe@example.org>`, subject });
  expect(others).toEqual([]);
  expect(JSON.stringify(letter)).not.toContain('geheim');
  expect(await lettersOf(outbox, 'nobody')).toEqual([]);
  rmSync(outbox, { recursive: true });
});

it('an owner is never a path', () => {
  expect(folderOf('/mail', '../other')).toBe('/mail/___other');
});
