import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNewer } from './is-newer.mjs';

let folder;
const at = (name) => join(folder, name);
const EARLY = new Date('2026-11-25T09:00:00Z');
const BUILT = new Date('2026-11-25T10:00:00Z');
const LATE = new Date('2026-11-25T11:00:00Z');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-newer-'));
  mkdirSync(at('src/job'), { recursive: true });
  writeFileSync(at('src/job/a.ts'), '');
  writeFileSync(at('built.js'), '');
  for (const name of ['src/job/a.ts', 'src/job', 'src']) utimesSync(at(name), EARLY, EARLY);
  utimesSync(at('built.js'), BUILT, BUILT);
});
afterEach(() => rmSync(folder, { recursive: true }));

const isSourceNewer = () => isNewer([at('src')], at('built.js'));

it('does not build again what is built', () => {
  expect(isSourceNewer()).toBe(false);
});

it.each([
  { after: 'a change', change: () => utimesSync(at('src/job/a.ts'), LATE, LATE) },
  { after: 'a deletion', change: () => rmSync(at('src/job/a.ts')) },
  { after: 'the loss of the built file', change: () => rmSync(at('built.js')) },
])('builds after $after', ({ change }) => {
  change();
  expect(isSourceNewer()).toBe(true);
});
