import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { lateFiles } from '@ablesbar/ui/late-files';
import { oldBrowserPage } from '@ablesbar/ui/old-browser';
import { defineConfig, type UserConfig } from 'vite';
import { serviceWorker } from './build-service-worker';
import { modulesOfLoads } from './first-load';

const server = `http://127.0.0.1:${process.env.PORT ?? '4200'}`;
const plugins = () => [react(), vanillaExtractPlugin()];

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const loads = command === 'build' ? await modulesOfLoads(plugins()) : [];
  return {
    plugins: [...plugins(), lateFiles(), oldBrowserPage(), serviceWorker()],
    // tools/bench reads the manifest and the source maps to see what the first route loads; browsers
    // do not request them.
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      sourcemap: 'hidden',
      rolldownOptions: {
        // `soon` holds both ends of an import() that is late only in some parts.
        checks: { ineffectiveDynamicImport: false },
        output: {
          codeSplitting: {
            // One file for each load that every visit or every login makes: many small ones cost requests
            // and compress worse (D154, D408, D411). The sets hold whatever their modules use, so nothing has to
            // be added to them, least of all a library's whole index.
            includeDependenciesRecursively: false,
            groups: loads.map(([name, modules]) => ({
              name,
              test: (id: string) => modules.has(id),
            })),
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
