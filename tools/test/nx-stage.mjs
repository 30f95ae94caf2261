import { projectsWith, runMany } from '../process/nx.mjs';
import { outputOfFailed, tallyOfTasks } from './nx-report.mjs';
import { orFailed } from './tally.mjs';

/** A stage that is one Nx target over all projects that have it. */
export const nxStage = (name, target) => ({
  name,
  async run() {
    const projects = await projectsWith(target);
    const { code, output, report } = await runMany(target, projects);
    const result = orFailed(tallyOfTasks(projects, target, report));
    if (code !== 0 || result.failed > 0) console.log(outputOfFailed(output, report));
    return result;
  },
});
