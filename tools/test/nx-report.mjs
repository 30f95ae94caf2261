import { stripVTControlCharacters } from 'node:util';

/** The tally of one target from Nx's own report of its run; a project the report leaves out has failed. */
export function tallyOfTasks(projects, target, report) {
  const codes = new Map(
    (report?.tasks ?? [])
      .filter((task) => task.target === target)
      .map((task) => [task.projectName, task.status]),
  );
  const passed = projects.filter((project) => codes.get(project) === 0).length;
  return { passed, failed: projects.length - passed, skipped: 0 };
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
