import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { oldBrowserPage } from '@ablesbar/ui/old-browser';
import { defineConfig, type UserConfig } from 'vite';
import { serviceWorker } from './build-service-worker';
import { modulesOfFirstLoad } from './first-load';

const server = `http://127.0.0.1:${process.env.PORT ?? '4200'}`;
const plugins = () => [react(), vanillaExtractPlugin()];

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const first = command === 'build' ? await modulesOfFirstLoad(plugins()) : new Set<string>();
  return {
    plugins: [...plugins(), oldBrowserPage(), serviceWorker()],
    // tools/bench reads the manifest and the source maps to see what the first route loads; browsers
    // do not request them.
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      sourcemap: 'hidden',
      // Every browser that can run the portal supports modulepreload itself.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // One file for the login: thirty small ones cost requests and compress worse (D154). The set holds
            // whatever its modules use, so nothing has to be added to it, least of all a library's whole index.
            includeDependenciesRecursively: false,
            groups: [{ name: 'first', test: (id) => first.has(id) }],
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      port: 4300,
      strictPort: true,
      proxy: {
        '/api': server,
        '/auth': server,
        '/ablesung-ohne-zugang': 'http://127.0.0.1:4301',
      },
    },
  };
});
