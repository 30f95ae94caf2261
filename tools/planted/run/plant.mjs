import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../root.mjs';

/** How often the text stands in the file; only once is it clear where the fault belongs. */
export function timesIn(text, from) {
  return text.split(from).length - 1;
}

/** Plants one fault and returns how to take it out again. */
export function plant({ name, file, from, to }) {
  const path = inRoot(file);
  const before = readFileSync(path, 'utf8');
  const times = timesIn(before, from);
  if (times !== 1) {
    throw new Error(`${name} does not apply: its text stands ${times} times in ${file}.`);
  }
  writeFileSync(
    path,
    before.replace(from, () => to),
  );
  return () => writeFileSync(path, before);
}
