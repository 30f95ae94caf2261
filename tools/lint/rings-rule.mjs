import { relative, sep } from 'node:path';
import { root } from '../root.mjs';
import { judgeImport } from './judge-import.mjs';

/** ESLint's no-restricted-imports overlooks `import()` and `import('x').Type`; this sees every form. */
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
