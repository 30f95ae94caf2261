import { runMany } from '../process/nx.mjs';
import { inRoot } from '../root.mjs';
import { outputOfFailed, resultOf, sayFigures } from './nx-report.mjs';
import { readTally } from './tally-file.mjs';
import { tally } from './tally.mjs';

/** Targets that count tests. For the other targets, each project counts as one. */
const COUNTING = ['test', 'stories', 'sizes', 'packages', 'deploy', 'e2e'];

/** The round of `npm run check`. */
export const quickRounds = [{ targets: ['format', 'lint', 'typecheck', 'test'] }];

/**
 * The rounds of `npm test`. The targets of a round run side by side, two tasks at a time. The journeys
 * use both cores for minutes, so they have their own round.
 */
export const rounds = [
  // `stories` depends on `build-storybook`, which would keep only one core busy before it.
  { targets: ['format', 'lint', 'typecheck', 'test', 'build', 'build-storybook'] },
  { targets: ['stories', 'sizes', 'packages', 'deploy'], needsBrowser: true },
  { targets: ['e2e'], needsBrowser: true },
];

const tallyIn = (target) => (folder) =>
  COUNTING.includes(target) ? readTally(inRoot(folder), target) : tally(1, 0);

/** Runs one round and returns the result of each target. */
export async function runRound({ targets, needsBrowser }, { projects, browser, env }) {
  const concerned = projects.filter((project) =>
    targets.some((target) => project.targets.includes(target)),
  );
  console.log(`> ${targets.join(', ')}`);
  if (needsBrowser && !browser) {
    console.log('  not run: there is no browser and none could be installed');
    return targets.map((target) => ({
      target,
      tally: tally(0, 1),
      seconds: 0,
      cached: 0,
      tasks: 1,
    }));
  }
  const { code, output, seconds, report } = await runMany(
    targets,
    concerned.map(({ name }) => name),
    { env, onTask: (task) => console.log(`  ${task}`) },
  );
  sayFigures(output);
  if (code !== 0) console.log(outputOfFailed(output, report));
  const results = targets.map((target) => {
    const having = concerned.filter((project) => project.targets.includes(target));
    return resultOf(target, having, report, tallyIn(target));
  });
  console.log(`  after ${seconds.toFixed(1)} s`);
  const isBlamed = results.some((result) => result.tally.failed > 0);
  // Nx itself may have failed, or a task that these targets depend on.
  if (code !== 0 && !isBlamed) results[0].tally.failed += 1;
  return results;
}
