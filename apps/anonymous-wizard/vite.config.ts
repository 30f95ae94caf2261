import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerenderFirstStep } from './prerender-plugin';

const server = `http://127.0.0.1:${process.env.PORT ?? '4200'}`;

/**
 * What the first step shares with what comes later would be cut into a file for each way of sharing it.
 * It is all needed at once, so it comes as one.
 */
const FIRST = {
  name: 'first',
  test: new RegExp(
    [
      'node_modules/(react|react-dom|scheduler)/',
      'libs/i18n/src/de/first-frame',
      'libs/ui/src/(texts|primitives/(Button|Drumming|Field|Icon|Notice|ScreenTitle|Section))/',
      'libs/ui/src/primitives/icons/(error|warning|done|info)-icon',
      'libs/validation/src/wizard/(chosen-meter|detect-meter-type|wizard-progress|wizard-steps)',
      'anonymous-wizard/src/(app/observable|entry/step-after|Wizard/(use-|wizard-context|start-state))',
    ].join('|'),
  ),
};

export default defineConfig({
  base: '/ablesung-ohne-zugang/',
  plugins: [react(), vanillaExtractPlugin(), prerenderFirstStep()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: 'hidden',
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST] } } },
    // Every browser that runs the wizard knows modulepreload itself.
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    port: 4301,
    strictPort: true,
    proxy: { '/api': server, '/auth': server },
  },
});
