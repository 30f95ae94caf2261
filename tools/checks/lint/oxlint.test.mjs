// Oxlint refuses what only types, React's compiler or the graph of imports can see. Each row is a
// file of a small project whose only fault is the one it names.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../root.mjs';

const rows = [
  {
    rule: 'typescript/no-floating-promises',
    code: 'export const a = () => { Promise.resolve(); };',
  },
  { rule: 'typescript/no-unsafe-assignment', code: "export const a: string = JSON.parse('3');" },
  {
    rule: 'typescript/no-misused-promises',
    code: 'export const a = (b: string[]) => b.forEach(async (c) => await Promise.resolve(c));',
  },
  { rule: 'import/no-cycle', code: "import { b } from './second';\nexport const a = () => b;" },
  {
    rule: 'react/rules-of-hooks',
    code: "import { useId } from 'react';\nexport const A = ({ b }: { b: boolean }) => (b ? <p>{useId()}</p> : null);",
  },
  {
    rule: 'react/exhaustive-deps',
    code: "import { useMemo } from 'react';\nexport const A = ({ b }: { b: number }) => <p>{useMemo(() => b, [])}</p>;",
  },
  {
    rule: 'react/set-state-in-render',
    code: "import { useState } from 'react';\nexport const A = () => { const [b, set] = useState(0); set(b + 1); return <p>{b}</p>; };",
  },
  { rule: null, code: "import { useId } from 'react';\nexport const A = () => <p>{useId()}</p>;" },
].map((row, index) => ({ ...row, file: `row-${index}.tsx` }));

const found = new Map();

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-oxlint-'));
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
  const write = (name, text) => writeFileSync(`${folder}/${name}`, text);
  write('tsconfig.json', JSON.stringify({ extends: inRoot('tsconfig.base.json') }));
  const cycle = rows.find(({ rule }) => rule === 'import/no-cycle');
  write(
    'second.ts',
    `import { a } from './${cycle.file.replace('.tsx', '')}';\nexport const b = () => a;\n`,
  );
  for (const { file, code } of rows) write(file, `${code}\n`);
  const args = ['--config', inRoot('.oxlintrc.json'), '--type-aware', '--format', 'json'];
  const files = rows.map(({ file }) => file);
  const { stdout } = spawnSync(inRoot('node_modules/.bin/oxlint'), [...args, ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  for (const { code, filename } of JSON.parse(stdout).diagnostics) {
    const rule = code.replace('react-hooks', 'react').replace(/^(\w+)\((.*)\)$/, '$1/$2');
    found.set(filename, [...(found.get(filename) ?? []), rule]);
  }
});

test.each(rows)('tells only $rule', ({ rule, file }) => {
  expect(found.get(file) ?? []).toEqual(rule === null ? [] : [rule]);
});
