import { stripVTControlCharacters } from 'node:util';
import { addUp, tally } from './tally.mjs';

/** A task that has failed counts as one failure at least, whatever it wrote before; so does one without a tally. */
function tallyOfTask(task, written) {
  if (task?.status === 0) return written ?? tally(0, 1);
  return written && written.failed > 0 ? written : addUp([written ?? tally(0, 0), tally(0, 1)]);
}

const secondsOf = ({ startTime, endTime }) => (new Date(endTime) - new Date(startTime)) / 1000;

/**
 * What a target came to in all its projects, from Nx's own report of the run: its tally, the seconds of
 * its tasks added up, and how many of them Nx answered from its cache. A project that the report leaves
 * out has failed. `readTally` finds what a task counted; where it finds nothing to ask, a task is one.
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

/** What the failed tasks printed, without what the others did; everything when nothing is known. */
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
