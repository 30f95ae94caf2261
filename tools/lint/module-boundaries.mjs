/**
 * The rings once more as Nx sees them, by tags: two dimensions, and a project must satisfy both.
 * It also refuses circles and relative imports across projects.
 */
const layers = {
  domain: [],
  rules: ['domain'],
  texts: ['domain', 'rules'],
  data: ['domain', 'rules'],
  ui: ['domain', 'rules', 'texts'],
  app: ['domain', 'rules', 'texts', 'data', 'ui'],
  e2e: ['domain'],
  tools: ['domain', 'rules', 'texts'],
};

const platforms = {
  any: ['any'],
  node: ['any', 'node'],
  browser: ['any', 'browser'],
};

const constraints = (dimension, table) =>
  Object.entries(table).map(([name, targets]) => ({
    sourceTag: `${dimension}:${name}`,
    onlyDependOnLibsWithTags: targets.map((target) => `${dimension}:${target}`),
  }));

export const moduleBoundaries = {
  allow: [],
  depConstraints: [...constraints('layer', layers), ...constraints('platform', platforms)],
};
