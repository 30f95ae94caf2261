import { componentOf, exportsFunctions, filesOfIndex, testOf } from './neighbours.mjs';
import { filesBelow, textOf } from './sources.mjs';

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
