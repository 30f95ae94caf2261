import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

/** Writes one ES module with a source map for each source file, and the styles as one file. */
export async function buildCode({ folder, sources, hasStyle, out }) {
  await build({
    root: folder,
    configFile: false,
    base: './',
    logLevel: 'warn',
    plugins: hasStyle ? [vanillaExtractPlugin({ identifiers: 'short' }), plainWorkerAddress()] : [],
    build: {
      outDir: `${out}/dist`,
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      target: 'es2022',
      lib: {
        entry: sources,
        formats: ['es'],
        cssFileName: 'style',
      },
      rolldownOptions: {
        // vanilla-extract runs each stylesheet, which takes its time.
        checks: { pluginTimings: false },
        // Packages stay imports; paths are bundled.
        external: /^[^./\0]/,
        // A module each: a bundler takes only what an app uses, and loads later what is loaded later.
        output: {
          preserveModules: true,
          preserveModulesRoot: `${folder}/src`,
          entryFileNames: '[name].js',
        },
      },
    },
  });
}

/**
 * Vite writes a worker's address as a URL around a URL, which no bundler recognizes as a worker.
 * `new Worker(new URL('…', import.meta.url))` is what all of them know.
 */
function plainWorkerAddress() {
  const nested =
    /new URL\(\s*\/\* @vite-ignore \*\/\s*new URL\(("[^"]+"), import\.meta\.url\)\.href,\s*"" \+ import\.meta\.url\s*\)/g;
  return {
    name: 'ablesbar:plain-worker-address',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') {
          file.code = file.code.replace(nested, 'new URL($1, import.meta.url)');
        }
      }
    },
  };
}
