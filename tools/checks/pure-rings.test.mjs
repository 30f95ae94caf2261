// domain, validation and digit-reader compile without the DOM and without Node, which proves that they run
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

test.each(['domain', 'validation', 'digit-reader'])(
  '%s compiles with the language alone',
  (ring) => {
    expect(complaints(ring, [])).toEqual([]);
  },
);

describe('a rule does not compile that names', () => {
  const names = ['document', 'window', 'localStorage', 'fetch', 'process', 'Buffer', 'setTimeout'];
  let refused;

  // One program for all names: a compiler that starts for each takes ten seconds more.
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'ablesbar-probe-'));
    const probes = names.map((name) => {
      const probe = join(folder, `${name}.ts`);
      const code = `export const probe = typeof ${name} === 'undefined' ? null : ${name};\n`;
      writeFileSync(probe, code);
      return probe;
    });
    refused = complaints('domain', probes);
    rmSync(folder, { recursive: true });
  });

  test.each(names)('%s', (name) => {
    expect(refused).toContainEqual(expect.stringContaining(`Cannot find name '${name}'`));
  });
});
