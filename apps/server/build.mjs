import { build } from 'esbuild';

/** They look for files in their own folder: wasm, native code, fonts and the tables of fonts. */
const apart = ['@electric-sql/pglite', '@node-rs/argon2', 'dejavu-fonts-ttf', 'pdfkit'];

await build({
  entryPoints: ['src/main.ts', 'src/main-with-demo.ts', 'src/operator.ts'],
  // Tests that start processes build their own programs.
  outdir: process.argv[2] ?? 'dist',
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
