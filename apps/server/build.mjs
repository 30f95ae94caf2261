import { build } from 'esbuild';
import manifest from './package.json' with { type: 'json' };

// Our own libs are bundled. npm packages stay outside: the database and the password hash consist
// of several files (wasm, native), and they look for these files in their own folder.
const external = Object.keys(manifest.dependencies).filter(
  (name) => !name.startsWith('@ablesbar/'),
);

await build({
  entryPoints: ['src/main.ts', 'src/main-with-demo.ts', 'src/operator.ts'],
  // Tests that start processes build their own programs.
  outdir: process.argv[2] ?? 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external: external.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});
