import ts from 'typescript';

const isFunction = (node) => node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Does the file export something that can be called, and so be right or wrong? Types and plain data cannot. */
export function exportsFunctions(text) {
  const file = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.ESNext);
  return file.statements.some((statement) => {
    const isExported = (statement.modifiers ?? []).some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    if (!isExported) return false;
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return true;
    if (!ts.isVariableStatement(statement)) return false;
    return statement.declarationList.declarations.some(({ initializer }) =>
      isFunction(initializer),
    );
  });
}

/** `X/X.tsx` is a component; its folder is where its story and its test stand. */
export function componentOf(path) {
  const match = /^(.*\/([A-Z][A-Za-z0-9]*))\/\2\.tsx$/.exec(path);
  return match ? { folder: match[1], name: match[2] } : null;
}

export const testOf = (path) => path.replace(/\.(tsx?)$/, '.test.$1');

/** The files an index opens to others. What it keeps to itself is tested through those. */
export function filesOfIndex(path, text) {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const sources = text.matchAll(/^export \{[^}]*\} from '\.\/([^']+)';$/gm);
  return Array.from(sources, ([, name]) => `${folder}/${name.replace(/\.ts$/, '')}.ts`);
}
