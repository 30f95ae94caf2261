import ts from 'typescript';
import { filesBelow, textOf } from './sources.mjs';

const isFunction = (node) => node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Whether the file exports something to call. Types and plain data need no test. */
function exportsFunctions(text) {
  const file = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.ESNext);
  return file.statements.some((statement) => {
    const isExported = (statement.modifiers ?? []).some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    if (!isExported) return false;
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return true;
    if (!ts.isVariableStatement(statement)) return false;
    return statement.declarationList.declarations.some(({ initializer }) =>
      isFunction(initializer),
    );
  });
}

/** `X/X.tsx` is a component. Its story and its test are in the same folder. */
function componentOf(path) {
  const match = /^(.*\/([A-Z][A-Za-z0-9]*))\/\2\.tsx$/.exec(path);
  return match ? { folder: match[1], name: match[2] } : null;
}

const testOf = (path) => path.replace(/\.(tsx?)$/, '.test.$1');

/** The files that an index exports. Files that it does not export are tested through these. */
function filesOfIndex(path, text) {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const sources = text.matchAll(/^export \{[^}]*\} from '\.\/([^']+)';$/gm);
  return Array.from(sources, ([, name]) => `${folder}/${name.replace(/\.ts$/, '')}.ts`);
}

test.each([
  { says: 'a function', text: 'export function a() {}', is: true },
  { says: 'a function without a name', text: 'export const a = () => 3;', is: true },
  { says: 'a class', text: 'export class A {}', is: true },
  { says: 'a type', text: 'export type A = () => void;', is: false },
  { says: 'plain data', text: "export const A = ['b'] as const;", is: false },
  { says: 'a function of its own', text: 'function a() {}\nexport type B = string;', is: false },
])('$says needs a test: $is', ({ text, is }) => {
  expect(exportsFunctions(text)).toBe(is);
});

const ruleFiles = ['libs/domain/src/index.ts', 'libs/validation/src/index.ts']
  .flatMap((index) => filesOfIndex(index, textOf(index)))
  .filter((path) => exportsFunctions(textOf(path)));

test('there are rules', () => {
  expect(ruleFiles.length).toBeGreaterThan(20);
});

const hasTable = (path) => {
  const files = filesBelow(path.slice(0, path.lastIndexOf('/')));
  return files.includes(testOf(path)) && textOf(testOf(path)).includes('test.each(');
};

test.each(ruleFiles)('%s has a table of cases beside it', (path) => {
  expect(hasTable(path)).toBe(true);
});

test('nothing that was generated is left unfinished', () => {
  const code = ['libs', 'apps'].flatMap((folder) => filesBelow(folder));
  const unfinished = code.filter(
    (path) => /\.tsx?$/.test(path) && textOf(path).includes('UNFINISHED'),
  );
  expect(unfinished).toEqual([]);
});

const uiFiles = filesBelow('libs/ui/src');
const components = uiFiles.map(componentOf).filter(Boolean);

test('there are components', () => {
  expect(components.length).toBeGreaterThan(5);
});

test.each(components)('$name has a story and a test', ({ folder, name }) => {
  const expected = [`${folder}/${name}.stories.tsx`, `${folder}/${name}.test.tsx`];
  expect(expected.filter((path) => !uiFiles.includes(path))).toEqual([]);
});

test('no component of ui lives outside of a folder of its own', () => {
  const loose = uiFiles.filter(
    (path) => /\/[A-Z][A-Za-z0-9]*\.tsx$/.test(path) && !componentOf(path),
  );
  expect(loose).toEqual([]);
});
