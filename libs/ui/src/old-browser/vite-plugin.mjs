import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

const SCRIPT = new URL('./old-browser.js', import.meta.url);
const WITHOUT_SCRIPTS =
  '<p>Diese Seite braucht JavaScript. Bitte schalten Sie es ein, oder geben Sie Ihren Zählerstand Ihrem Versorger telefonisch durch.</p>' +
  '<p lang="en">This page needs JavaScript. Please turn it on, or give your reading to your utility by phone.</p>';

/**
 * Writes the check for old browsers into the page, behind #root: it runs before the app, whose
 * scripts are modules and wait for the whole page. It costs no request.
 */
export function oldBrowserPage() {
  return {
    name: 'ablesbar:old-browser-page',
    async transformIndexHtml() {
      const source = await readFile(SCRIPT, 'utf8');
      const { code } = await transform(source, { target: 'es5', minify: true, charset: 'utf8' });
      return [
        { tag: 'noscript', children: WITHOUT_SCRIPTS, injectTo: 'body-prepend' },
        { tag: 'script', children: code.trim(), injectTo: 'body' },
      ];
    },
  };
}
