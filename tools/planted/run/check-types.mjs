import { projectsWith, runMany } from '../../process/nx.mjs';
import { plant } from './plant.mjs';

/**
 * A fault that does not compile is none that could reach anybody. All are planted side by side, so
 * that the types are checked once; what another fault has overwritten waits for the next round.
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
    console.log(`${waiting.length - later.length} faults are right for the compiler`);
    waiting = later;
  }
  return 0;
}
