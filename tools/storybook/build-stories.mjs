import { runMany } from '../process/nx.mjs';
import { inRoot } from '../root.mjs';

/** The folder with the built stories; null when they could not be built, with the reason printed. */
export async function buildStories() {
  const { code, output } = await runMany(['build-storybook'], ['@ablesbar/tools']);
  if (code === 0) return inRoot('.cache/storybook');
  console.log(output);
  return null;
}
