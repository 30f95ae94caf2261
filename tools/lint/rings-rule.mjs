import { relative, sep } from 'node:path';
import { root } from '../root.mjs';
import { rings } from '../rings.mjs';
import { judgeImport } from './judge-import.mjs';

/**
 * Applies rings.mjs to every form of import. ESLint's own rule misses `import()` and
 * `import('x').Type`.
 */
export const ringsRule = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{specifier}}: {{why}}' } },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    function judge(node, source) {
      if (typeof source?.value !== 'string') return;
      const why = judgeImport(file, source.value, node.type === 'ImportExpression');
      if (why)
        context.report({ node, messageId: 'refused', data: { specifier: source.value, why } });
    }
    return {
      ImportDeclaration: (node) => judge(node, node.source),
      ExportNamedDeclaration: (node) => judge(node, node.source),
      ExportAllDeclaration: (node) => judge(node, node.source),
      ImportExpression: (node) => judge(node, node.source),
      TSImportType: (node) => judge(node, node.source ?? node.argument?.literal),
    };
  },
};

/**
 * The rings for Nx, which knows them by the tag of each project, like `ring:domain`. Nx also
 * refuses circles and relative imports across projects.
 */
const constraint = (ring, mayImport) => ({
  sourceTag: `ring:${ring}`,
  // Nx knows no doors; ringsRule judges them.
  onlyDependOnLibsWithTags: mayImport.map((target) => `ring:${target.split('/')[0]}`),
});

export const moduleBoundaries = {
  allow: [],
  depConstraints: [
    ...Object.entries(rings).map(([ring, { mayImport }]) => constraint(ring, mayImport)),
    constraint('tools', ['domain', 'validation', 'i18n']),
  ],
};
