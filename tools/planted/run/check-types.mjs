import { projectsWith, runMany } from '../../process/nx.mjs';
import { plant } from './plant.mjs';

/**
 * Checks that the faults compile, because a fault that does not compile cannot be shipped. As many
 * as possible are planted together, so that the types are checked once. A fault whose place another
 * one has overwritten waits for the next round.
 */
export async function checkTypes(faults) {
  const projects = await projectsWith('typecheck');
  let waiting = faults;
  while (waiting.length > 0) {
    const restores = [];
    const later = waiting.filter((fault) => {
      try {
        restores.unshift(plant(fault));
        return false;
      } catch {
        return true;
      }
    });
    const { code, output } = await runMany(['typecheck'], projects);
    restores.forEach((restore) => restore());
    if (code !== 0) {
      console.log(output);
      return code;
    }
    console.log(`${waiting.length - later.length} faults compile`);
    waiting = later;
  }
  return 0;
}
