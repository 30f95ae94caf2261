import ts from 'typescript';

/** `{ … } satisfies X`, `{ … } as const` and `({ … })` are the object that they hold. */
function bare(node) {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

function objectNamed(name, file) {
  for (const statement of file.statements.filter(ts.isVariableStatement)) {
    for (const { name: own, initializer } of statement.declarationList.declarations) {
      const value = initializer && bare(initializer);
      if (own.getText(file) === name && value && ts.isObjectLiteralExpression(value)) return value;
    }
  }
  return null;
}

/** The entries of `persisted`, each with the sentence that says when it is cleared; null without one. */
export function persistedEntries(text) {
  const file = ts.createSourceFile('persisted.ts', text, ts.ScriptTarget.ESNext, true);
  const persisted = objectNamed('persisted', file);
  return (persisted?.properties ?? []).map((entry) => {
    const value = ts.isPropertyAssignment(entry) ? bare(entry.initializer) : null;
    const clearedOn = value?.properties?.find(({ name }) => name?.getText(file) === 'clearedOn');
    const sentence = clearedOn && ts.isStringLiteralLike(clearedOn.initializer);
    return {
      name: entry.name?.getText(file) ?? entry.getText(file),
      clearedOn: (sentence && clearedOn.initializer.text.trim()) || null,
    };
  });
}
