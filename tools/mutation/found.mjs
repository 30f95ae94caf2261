import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot } from '../root.mjs';

/**
 * What became of the mutants: a test noticed it, a loop without end did, or nobody. `rows` are the
 * accepted ones; those of files below `place` whose mutant did not survive are stale.
 */
export function foundOf(results, rows = [], place = '') {
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const unnoticed = results.filter(
    ({ status }) => status === 'Survived' || status === 'NoCoverage',
  );
  const left = rows.filter(({ file }) => file.startsWith(place));
  const survivors = [];
  const accepted = [];
  for (const mutant of unnoticed) {
    const row = left.findIndex((each) => isOf(each, mutant));
    // A row stands for one mutant: two that look alike need two reasons.
    if (row === -1) survivors.push(mutant);
    else accepted.push(...left.splice(row, 1));
  }
  return { noticed: noticed.length, survivors, accepted, stale: left };
}

function isOf({ file, mutator, code, becomes }, mutant) {
  return (
    mutant.mutatorName === mutator &&
    relative(inRoot(), mutant.fileName) === file &&
    oneLine(mutant.replacement) === becomes &&
    oneLine(codeOf(mutant)) === code
  );
}

const totalOf = ({ noticed, survivors, accepted }) => noticed + survivors.length + accepted.length;
const shareOf = (found) => found.noticed / Math.max(1, totalOf(found));

/** No mutant at all is no proof of anything, and a list that is not kept true none either. */
export function isEnough(found, least) {
  return shareOf(found) >= least && found.stale.length === 0;
}

export function sayFound(title, found) {
  const { noticed, survivors, accepted } = found;
  // Rounded down: 90.0 is never said of less.
  const percent = (Math.floor(shareOf(found) * 1000) / 10).toFixed(1);
  const total = totalOf(found);
  return (
    `${title}: ${total} mutants, ${noticed} killed, ${survivors.length} survived, ` +
    `${accepted.length} accepted, ${percent} %`
  );
}

export function sayMutant(mutant) {
  const { fileName, location, mutatorName, replacement } = mutant;
  const { line, column } = location.start;
  const place = `${relative(inRoot(), fileName)}:${line}:${column}`;
  return `  survived  ${place}  ${mutatorName}: ${oneLine(codeOf(mutant))} -> ${oneLine(replacement)}`;
}

export function sayStale({ file, mutator, code, becomes }) {
  return `  stale     ${file}  ${mutator}: ${code} -> ${becomes}`;
}

/** What stands in the file where the mutant stands; lines and columns count from 1. */
function codeOf({ fileName, location: { start, end } }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  const [first = '', ...rest] = lines;
  return [first.slice(start.column - 1), ...rest].join('\n');
}

function oneLine(text = '') {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
