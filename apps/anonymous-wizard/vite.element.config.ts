import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { lateFiles } from '@ablesbar/ui/late-files';
import { defineConfig } from 'vite';
import { shadowStyles } from './shadow-styles-plugin';

/** Builds the element for pages of other sites. It loads its files from the folder of its script. */
export default defineConfig({
  base: './',
  publicDir: 'src/element/public',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    shadowStyles(),
    lateFiles({ once: 'ablesbar-reading.js' }),
  ],
  build: {
    outDir: 'dist-element',
    emptyOutDir: true,
    manifest: true,
    sourcemap: 'hidden',
    rollupOptions: {
      input: { 'ablesbar-reading': 'src/element/ablesbar-reading.ts' },
      output: {
        entryFileNames: '[name].js',
        // Nothing that is shared may lie in the entry: under an address of the page's own making
        // (with a '?v=2' behind it, say) it would be loaded a second time.
        codeSplitting: { groups: [{ name: 'preload-helper', test: /preload-helper/ }] },
      },
    },
  },
});
