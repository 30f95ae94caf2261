import { inWords, tally } from './tally.mjs';

/** Why a stage cannot be run, or null. */
function obstacle(stage, { browser, isBuilt }) {
  if (stage.needsBrowser && !browser) return 'there is no browser and none could be installed';
  if (stage.needsBuild && !isBuilt) return 'the build failed';
  return null;
}

async function runStage(stage, context) {
  const reason = obstacle(stage, context);
  if (reason) {
    console.log(`  not run: ${reason}`);
    return tally(0, 1);
  }
  try {
    return await stage.run(context);
  } catch (error) {
    console.log(error.stack);
    return tally(0, 1);
  }
}

/** One stage after the other; one that fails does not keep the next from running. */
export async function runStages(stages, context) {
  const tallies = [];
  let isBuilt = false;
  for (const stage of stages) {
    console.log(`> ${stage.name}`);
    const startedAt = performance.now();
    const result = await runStage(stage, { ...context, isBuilt });
    if (stage.isBuild) isBuilt = result.failed === 0;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`  ${stage.name} after ${seconds} s: ${inWords(result)}`);
    tallies.push(result);
  }
  return tallies;
}
