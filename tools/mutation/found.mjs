import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot } from '../root.mjs';

/**
 * Sorts the mutants: noticed by a test or by an endless loop, accepted, or survived. `rows` are the
 * accepted ones. A row for a file below `place` is stale if its mutant did not survive.
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
    // A row accepts one mutant. Two mutants that look the same need two rows.
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

/** Whether the share is high enough. Without mutants, or with stale rows, the answer is no. */
export function isEnough(found, least) {
  return shareOf(found) >= least && found.stale.length === 0;
}

export function sayFound(title, found) {
  const { noticed, survivors, accepted } = found;
  // Rounded down, so that 90.0 means at least 90 %.
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

/** The code at the place of the mutant. Lines and columns count from 1. */
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
