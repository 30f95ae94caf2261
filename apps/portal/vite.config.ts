import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './build-service-worker';

const server = `http://127.0.0.1:${process.env.PORT ?? '4200'}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), serviceWorker()],
  // Manifest and source maps tell tools/bench what the first route loads; browsers do not ask for them.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: 'hidden',
    // Every browser that runs the portal knows modulepreload itself.
    modulePreload: { polyfill: false },
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
});
