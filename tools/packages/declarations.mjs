import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bin } from '../process/bin.mjs';
import { run } from '../process/run.mjs';

const RELATIVE = /((?:from|import) ?\(?)(["'])(\.[^"']*)\2/g;

/** The path with the ending that Node asks for: './job' is a file or a folder with an index. */
function withEnding(specifier, from) {
  const path = join(dirname(from), specifier);
  if (existsSync(`${path}.d.ts`)) return `${specifier}.js`;
  if (existsSync(join(path, 'index.d.ts'))) return `${specifier}/index.js`;
  throw new Error(`${from} imports ${specifier}, which has no declarations`);
}

/** Writes the declarations that the doors of a library lead to. */
export async function writeDeclarations({ folder, sources, entries, out }) {
  const all = `${out}/declarations`;
  const config = `${all}/tsconfig.json`;
  const options = {
    extends: `${folder}/tsconfig.json`,
    compilerOptions: {
      types: [],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: `${folder}/src`,
      outDir: all,
    },
    include: [],
    files: sources,
  };
  mkdirSync(all, { recursive: true });
  writeFileSync(config, JSON.stringify(options));
  const args = ['--singleThreaded', '-p', config];
  const { code, output } = await run(...bin('typescript-7', args, 'tsc'));
  if (code !== 0) throw new Error(output);

  const found = Object.values(entries).map((entry) => `${all}/${entry}.d.ts`);
  for (const path of found) {
    const text = readFileSync(path, 'utf8').replace(RELATIVE, (_, before, quote, specifier) => {
      const full = withEnding(specifier, path);
      const next = join(dirname(path), full.replace(/\.js$/, '.d.ts'));
      if (!found.includes(next)) found.push(next);
      return before + quote + full + quote;
    });
    const written = join(out, 'dist', relative(all, path));
    mkdirSync(dirname(written), { recursive: true });
    writeFileSync(written, text);
  }
  rmSync(all, { recursive: true });
}
