import { stripVTControlCharacters } from 'node:util';
import { addUp, tally } from './tally.mjs';

/**
 * A failed task counts as at least one failure, whatever it wrote before. So does a task without a
 * tally.
 */
function tallyOfTask(task, written) {
  if (task?.status === 0) return written ?? tally(0, 1);
  return written && written.failed > 0 ? written : addUp([written ?? tally(0, 0), tally(0, 1)]);
}

const secondsOf = ({ startTime, endTime }) => (new Date(endTime) - new Date(startTime)) / 1000;

/**
 * The result of a target in all its projects, from Nx's report of the run: the tally, the sum of
 * the seconds of its tasks, and the number of results from the cache. A project that is missing in
 * the report has failed. `readTally` returns what a task has counted.
 */
export function resultOf(target, projects, report, readTally) {
  const tasks = new Map(
    (report?.tasks ?? [])
      .filter((task) => task.target === target)
      .map((task) => [task.projectName, task]),
  );
  const isCached = ({ cacheStatus }) => cacheStatus !== 'cache-miss';
  const ran = [...tasks.values()].filter((task) => !isCached(task));
  return {
    target,
    tally: addUp(
      projects.map(({ name, folder }) => tallyOfTask(tasks.get(name), readTally(folder))),
    ),
    seconds: ran.reduce((sum, task) => sum + secondsOf(task), 0),
    tasks: projects.length,
    cached: tasks.size - ran.length,
  };
}

const HEAD = /^> nx run (\S+:\S+?)(?: .*)?$/m;

/** The output of the failed tasks. The whole output if no task is known to have failed. */
export function outputOfFailed(output, report) {
  const failed = (report?.tasks ?? []).filter((task) => task.status !== 0);
  if (failed.length === 0) return output;
  const ids = new Set(failed.map(({ projectName, target }) => `${projectName}:${target}`));
  const [, ...parts] = stripVTControlCharacters(output).split(HEAD);
  const kept = [];
  for (let index = 0; index < parts.length; index += 2) {
    if (ids.has(parts[index])) kept.push(`${parts[index]}\n${parts[index + 1].trim()}\n`);
  }
  return kept.join('\n');
}

/** A line in which a test suite prints its figures: `queue simulation: readings=418 lost=0`. */
const FIGURES = /^(?:[a-z]+ )*[a-z]+: .*\b[a-z ]+ ?= ?\d+.*$/gm;

export function figuresIn(output) {
  return output.match(FIGURES) ?? [];
}

/**
 * Prints the figures that tests have measured, because Nx hides the output of tasks that passed.
 */
export function sayFigures(output) {
  for (const line of figuresIn(output)) console.log(`  ${line}`);
}
