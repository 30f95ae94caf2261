import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../../anonymous-wizard/examples/', import.meta.url));
/** What a utility that copies an example writes anew. */
const WRITTEN = {
  portal: /https:\/\/ablesung\.stadtwerke\.example/g,
  version: /\/element\/versions\/ablesbar-reading-VERSION\.js/g,
  hash: /sha384-HASH/g,
};

export interface ElementPlaces {
  readonly portal: string;
  /** The address of the page that shows the example. */
  readonly url: string;
}

/** Opens one of the element's examples for utilities as they would: copied, with their own addresses. */
export async function openExample(page: Page, file: string, places: ElementPlaces): Promise<void> {
  const told = await page.request.get(`${places.portal}/element/ablesbar-reading.json`);
  const version: unknown = await told.json();
  const valueOf = (name: string) => String(Reflect.get(Object(version), name));
  const ours = (text: string) =>
    text
      .replace(WRITTEN.version, valueOf('src'))
      .replace(WRITTEN.hash, valueOf('integrity'))
      .replace(WRITTEN.portal, places.portal);
  const body = file.endsWith('.html')
    ? ours(readFileSync(FOLDER + file, 'utf8'))
    : pageAround(ours(await bundled(file)), places.portal);
  await page.route(places.url, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto(places.url);
}

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [FOLDER + file],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    // The example's template is text; Vue translates it in the page.
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  return outputFiles.map(({ text }) => text).join('');
}

function pageAround(script: string, portal: string): string {
  return `<!doctype html><html lang="de"><head><title>Zählerstand</title><link rel="icon" href="data:,"></head>
<body><main id="app"></main>
<script type="module" src="${portal}/element/ablesbar-reading.js"></script>
<script type="module">${script.replaceAll('</script', '<\\/script')}</script></body></html>`;
}
