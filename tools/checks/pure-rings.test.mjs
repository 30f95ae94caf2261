// domain, validation and digit-reader compile without the DOM and without Node, which proves that they run
// anywhere.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin } from '../process/bin.mjs';
import { inRoot } from '../root.mjs';
import { filesBelow } from './sources.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-probe-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says of a ring's product code and of additional files. */
function complaints(ring, extraFiles) {
  const sources = filesBelow(`libs/${ring}/src`)
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path))
    .map((path) => inRoot(path));
  const project = {
    extends: inRoot('libs', ring, 'tsconfig.json'),
    // Only tests need Jest's types, which include Node's.
    compilerOptions: { types: [] },
    include: [],
    files: [...sources, ...extraFiles],
  };
  const config = join(folder, `${ring}.json`);
  writeFileSync(config, JSON.stringify(project));
  const tsc = bin('typescript-7', ['--singleThreaded', '-p', config], 'tsc');
  const { stdout, stderr } = spawnSync(...tsc, { encoding: 'utf8' });
  return stdout + stderr;
}

test.each(['domain', 'validation', 'digit-reader'])(
  '%s compiles with the language alone',
  (ring) => {
    expect(complaints(ring, [])).toBe('');
  },
);

describe('a rule does not compile that names', () => {
  const names = ['document', 'window', 'localStorage', 'fetch', 'process', 'Buffer', 'setTimeout'];
  let refused;

  // One program for all names: a compiler that starts for each takes seconds more.
  beforeAll(() => {
    const probes = names.map((name) => {
      const probe = join(folder, `${name}.ts`);
      const code = `export const probe = typeof ${name} === 'undefined' ? null : ${name};\n`;
      writeFileSync(probe, code);
      return probe;
    });
    refused = complaints('domain', probes);
  });

  test.each(names)('%s', (name) => {
    expect(refused).toContain(`Cannot find name '${name}'`);
  });
});
