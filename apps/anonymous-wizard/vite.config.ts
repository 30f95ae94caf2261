import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { lateFiles } from '@ablesbar/ui/late-files';
import { oldBrowserPage } from '@ablesbar/ui/old-browser';
import { defineConfig } from 'vite';
import { prerenderFirstStep } from './prerender-plugin';

const server = `http://127.0.0.1:${process.env.PORT ?? '4200'}`;

export default defineConfig({
  base: '/ablesung-ohne-zugang/',
  plugins: [react(), vanillaExtractPlugin(), prerenderFirstStep(), lateFiles(), oldBrowserPage()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: 'hidden',
  },
  server: {
    host: '127.0.0.1',
    port: 4301,
    strictPort: true,
    proxy: { '/api': server, '/auth': server },
  },
});
