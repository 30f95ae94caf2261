import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = /^```(tsx?)\n(.*?)^```$/ms;
const PRINTED = /console\.log\(.*\); \/\/ (.*)$/gm;

/**
 * The example of a README: its code, and what it prints by its own comments. A line
 * `console.log(sum); // 3` says that it prints 3.
 */
function exampleIn(readme) {
  const [, ending, code] = BLOCK.exec(readme);
  return { ending, code, printed: [...code.matchAll(PRINTED)].map(([, text]) => text) };
}

/** Copies the examples of the packages into a project and returns them. */
export function writeExamples(folder, libraries) {
  mkdirSync(join(folder, 'src'));
  return libraries.map(({ manifest, out }) => {
    const example = exampleIn(readFileSync(`${out}/README.md`, 'utf8'));
    const file = `${manifest.name.split('/')[1]}.${example.ending}`;
    writeFileSync(join(folder, 'src', file), example.code);
    return { ...example, name: manifest.name, file };
  });
}
