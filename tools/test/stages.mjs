import { e2e } from './e2e.mjs';
import { format } from './format.mjs';
import { nxStage } from './nx-stage.mjs';
import { sizes } from './sizes.mjs';
import { storybook } from './storybook.mjs';
import { unit } from './unit.mjs';

/** What needs no build and no browser. */
export const quickStages = [format, nxStage('lint', 'lint'), nxStage('types', 'typecheck'), unit];

export const stages = [
  ...quickStages,
  { ...nxStage('build', 'build'), isBuild: true },
  storybook,
  sizes,
  e2e,
];
