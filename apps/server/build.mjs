import { build } from 'esbuild';

/** They look for files in their own folder: wasm, native code, fonts and the tables of fonts. */
const apart = ['@electric-sql/pglite', '@node-rs/argon2', 'dejavu-fonts-ttf', 'pdfkit'];

// A test that starts a process builds its own program: node build.mjs <folder> <program>
const [, , folder = 'dist', ...chosen] = process.argv;
const programs = chosen.length > 0 ? chosen : ['main', 'main-with-demo', 'operator'];

await build({
  entryPoints: programs.map((name) => `src/${name}.ts`),
  outdir: folder,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  external: apart.flatMap((name) => [name, `${name}/*`]),
  // Bundled CommonJS calls `require` for Node's own modules.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  logLevel: 'warning',
});
