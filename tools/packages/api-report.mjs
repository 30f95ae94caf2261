import ts from 'typescript';

export const reportPath = ({ folder }) => `${folder}/api.md`;

const printer = ts.createPrinter({ removeComments: true });

/** The declaration as it is written, without comments; a constant with its `declare const`. */
function textOf(declaration) {
  const isConstant = ts.isVariableDeclaration(declaration);
  const node = isConstant ? declaration.parent.parent : declaration;
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text.replace(/^(export )?(declare )?/, '');
}

/** The declarations below a node that belong to this package. */
function usedBy(declaration, checker, dist) {
  const used = [];
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const target = symbol && original(symbol, checker);
      const first = target?.declarations?.[0];
      const isNamed =
        first && (ts.isInterfaceDeclaration(first) || ts.isTypeAliasDeclaration(first));
      if (isNamed && first.getSourceFile().fileName.startsWith(dist)) used.push(target);
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return used;
}

const original = (symbol, checker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const block = (texts) => `\`\`\`ts\n${texts.join('\n')}\n\`\`\`\n`;

/**
 * Everything that others can import from a package, by door and name, and the types that these
 * mention without being exported themselves.
 */
export function apiReport({ manifest, entries, out }) {
  const dist = `${out}/dist/`;
  const files = Object.values(entries).map((entry) => `${dist}${entry}.d.ts`);
  const options = { noLib: true, types: [], moduleResolution: ts.ModuleResolutionKind.Bundler };
  const host = ts.createCompilerHost(options);
  // Types of others are named here and not described, so nobody has to read them.
  const isOurs = (path) => path.startsWith(dist) && ts.sys.fileExists(path);
  const program = ts.createProgram(files, options, { ...host, fileExists: isOurs });
  const checker = program.getTypeChecker();
  const described = new Set();
  const describe = (symbol) => {
    described.add(symbol);
    return symbol.declarations.map(textOf);
  };
  const byName = (one, other) => (one.name < other.name ? -1 : 1);

  const sections = Object.keys(entries).map((door, index) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(files[index]));
    const names = checker.getExportsOfModule(module).sort(byName);
    const texts = names.flatMap((name) => describe(original(name, checker)));
    return `## \`${manifest.name}${door.slice(1)}\`\n\n${block(texts)}`;
  });
  const inner = [];
  for (const symbol of described) {
    for (const used of symbol.declarations.flatMap((one) => usedBy(one, checker, dist))) {
      if (!described.has(used)) inner.push([used.name, ...describe(used)]);
    }
  }
  const unnamed = inner.map(([, ...texts]) => texts.join('\n')).sort();
  return [
    `# What ${manifest.name} exports\n`,
    'Written by `npm run generate -- api-report`. A difference is a change for everybody who uses the package: CONTRIBUTING.md says which version it needs.\n',
    ...sections,
    ...(unnamed.length > 0 ? [`## Types without a name outside\n\n${block(unnamed)}`] : []),
  ].join('\n');
}
