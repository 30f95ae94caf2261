// In a new clone no package is installed. Until a command has installed them, it uses only Node.
import { posix } from 'node:path';
import { textOf } from './sources.mjs';

const STATIC_IMPORT = /^(?:import|export)\b[^;'(]*'([^']+)'/gm;

const commands = Object.values(JSON.parse(textOf('package.json')).scripts).flatMap(
  (script) => script.match(/tools\/[\w-]+\.mjs/g) ?? [],
);

/** Every specifier that a file imports before its first line runs, also through other files. */
function importsOf(path, seen = new Set()) {
  if (seen.has(path)) return [];
  seen.add(path);
  const specifiers = [...textOf(path).matchAll(STATIC_IMPORT)].map(([, specifier]) => specifier);
  return specifiers.flatMap((specifier) =>
    specifier.startsWith('.')
      ? importsOf(posix.join(posix.dirname(path), specifier), seen)
      : [specifier],
  );
}

test('there are commands', () => {
  expect(commands).toContain('tools/test.mjs');
  expect(importsOf('tools/process/run.mjs')).toContain('execa');
});

test.each([...new Set(commands)])('%s starts without packages', (path) => {
  expect(importsOf(path).filter((specifier) => !specifier.startsWith('node:'))).toEqual([]);
});
