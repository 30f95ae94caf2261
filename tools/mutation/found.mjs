import { relative } from 'node:path';
import { inRoot } from '../root.mjs';

const LEAST = 0.9;

/** What became of the mutants: a test noticed it, a loop without end did, or nobody. */
export function foundOf(results) {
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const survivors = results.filter(
    ({ status }) => status === 'Survived' || status === 'NoCoverage',
  );
  return { noticed: noticed.length, survivors };
}

const shareOf = ({ noticed, survivors }) => noticed / Math.max(1, noticed + survivors.length);

/** No mutant at all is no proof of anything. */
export function isEnough(found) {
  return shareOf(found) >= LEAST;
}

export function sayFound(title, found) {
  const { noticed, survivors } = found;
  // Rounded down: 90.0 is never said of less.
  const percent = (Math.floor(shareOf(found) * 1000) / 10).toFixed(1);
  const total = noticed + survivors.length;
  return `${title}: ${total} mutants, ${noticed} killed, ${survivors.length} survived, ${percent} %`;
}

export function sayMutant({ fileName, location, mutatorName, replacement }) {
  const { line, column } = location.start;
  const place = `${relative(inRoot(), fileName)}:${line}:${column}`;
  return `  survived  ${place}  ${mutatorName} -> ${oneLine(replacement)}`;
}

function oneLine(text = '') {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
