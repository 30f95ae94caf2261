import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../root.mjs';

/** How often the text occurs. The place of a fault is clear only if it occurs once. */
export function timesIn(text, from) {
  return text.split(from).length - 1;
}

/** Plants one fault and returns a function that removes it. */
export function plant({ name, file, from, to }) {
  const path = inRoot(file);
  const before = readFileSync(path, 'utf8');
  const times = timesIn(before, from);
  if (times !== 1) {
    throw new Error(`${name} does not apply: its text occurs ${times} times in ${file}.`);
  }
  writeFileSync(
    path,
    before.replace(from, () => to),
  );
  return () => writeFileSync(path, before);
}
