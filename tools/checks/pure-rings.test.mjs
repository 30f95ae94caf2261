// domain and validation compile without the DOM and without Node, which proves that they run
// anywhere.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { inRoot } from '../root.mjs';

/** The compiler's errors in a ring's product code and in one additional file. */
function complaints(ring, extraFile) {
  const folder = inRoot('libs', ring);
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(
    // Only tests need Jest's types, which include Node's.
    { ...config, compilerOptions: { ...config.compilerOptions, types: [] } },
    ts.sys,
    folder,
  );
  const sources = parsed.fileNames.filter((name) => !/\.test\.ts$|\/testing\//.test(name));
  const program = ts.createProgram([...sources, ...extraFile], parsed.options);
  return [...parsed.errors, ...ts.getPreEmitDiagnostics(program)].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
}

const rings = ['domain', 'validation'];
let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-probe-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(rings)('%s compiles with the language alone', (ring) => {
  expect(complaints(ring, [])).toEqual([]);
});

test.each(['document', 'window', 'localStorage', 'fetch', 'process', 'Buffer', 'setTimeout'])(
  'a rule that names %s does not compile',
  (name) => {
    const probe = join(folder, `${name}.ts`);
    writeFileSync(probe, `export const probe = typeof ${name} === 'undefined' ? null : ${name};\n`);
    expect(complaints('domain', [probe])).toContainEqual(
      expect.stringContaining(`Cannot find name '${name}'`),
    );
  },
);
