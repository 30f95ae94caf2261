import { rings } from '../rings.mjs';

/**
 * The rings as Nx sees them, by the tag of each project: `ring:domain`. Nx also refuses circles and
 * relative imports across projects.
 */
const constraint = (ring, mayImport) => ({
  sourceTag: `ring:${ring}`,
  onlyDependOnLibsWithTags: mayImport.map((target) => `ring:${target}`),
});

export const moduleBoundaries = {
  allow: [],
  depConstraints: [
    ...Object.entries(rings).map(([ring, { mayImport }]) => constraint(ring, mayImport)),
    constraint('tools', ['domain', 'validation', 'i18n']),
  ],
};
