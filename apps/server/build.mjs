import { build } from 'esbuild';
import manifest from './package.json' with { type: 'json' };

// Our own libs are bundled. npm packages stay where they are: the database and the password hash are
// made of files of their own (wasm, native), which are looked for beside them.
const external = Object.keys(manifest.dependencies).filter(
  (name) => !name.startsWith('@ablesbar/'),
);

await build({
  entryPoints: ['src/main.ts', 'src/operator.ts'],
  // Tests that start processes build programs of their own.
  outdir: process.argv[2] ?? 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external: external.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});
