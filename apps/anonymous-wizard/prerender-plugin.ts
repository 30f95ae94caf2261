import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const rendered = join(here, '../../.cache/wizard-prerender');
/** The modules that hydrate the page; the build that renders the page does not contain them. */
const HYDRATION =
  /anonymous-wizard\/(index\.html|src)|node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/;

interface FirstStep {
  html: string;
  /** The ids of all sources that it is made of. */
  modules: ReadonlySet<string>;
}

/**
 * Writes the first step into the page as it is built, with its styles: it can be read and filled in
 * before any script has come. The scripts take hold of it (see main.tsx); they come as one file and
 * not as one for each way in which a later step shares their parts.
 */
export function prerenderFirstStep(): Plugin {
  let step: FirstStep;
  let styles = '';
  return {
    name: 'prerender-first-step',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async config() {
      step = await renderFirstStep();
      const group = {
        name: 'first',
        tags: ['$initial' as const],
        includeDependenciesRecursively: false,
        test: (id: string) => HYDRATION.test(id) || step.modules.has(sourceOf(id)),
      };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const names = new Set<string>();
        const visited = new Set<string>();
        const visit = (name: string) => {
          const chunk = bundle[name];
          if (visited.has(name) || chunk?.type !== 'chunk') return;
          visited.add(name);
          chunk.imports.forEach(visit);
          chunk.viteMetadata?.importedCss.forEach((css) => names.add(css));
          // Nobody may ask for them again: they are in the page.
          chunk.viteMetadata?.importedCss.clear();
        };
        for (const [name, chunk] of Object.entries(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) visit(name);
        }
        styles = [...names].map((name) => textOf(bundle[name])).join('');
        for (const name of names) Reflect.deleteProperty(bundle, name);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        // React asks for the logo ahead of everything, and so does the browser; the field comes first.
        const body = step.html
          .replace(/^<link [^>]*>/, '')
          .replace('<img ', '<img loading="lazy" ');
        return html
          .replace('</head>', () => `<style>${styles.trim()}</style></head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
      },
    },
  };
}

function textOf(file: { type: string; source?: string | Uint8Array } | undefined): string {
  const source = file?.source ?? '';
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

/** The styles of a '.css.ts' are a module of their own, named after it. */
function sourceOf(id: string): string {
  return id.replace(/\.vanilla\.css.*$/, '');
}

/** The same sources, built for Node. */
async function renderFirstStep(): Promise<FirstStep> {
  const output = await build({
    root: here,
    logLevel: 'warn',
    build: {
      ssr: join(here, 'src/prerender.tsx'),
      outDir: rendered,
      emptyOutDir: true,
      manifest: false,
      sourcemap: false,
    },
    ssr: { noExternal: true },
  });
  const built: unknown = await import(pathToFileURL(join(rendered, 'prerender.js')).href);
  await rm(rendered, { recursive: true });
  if (!isPrerender(built)) throw new Error('src/prerender.tsx exports no prerender().');
  return { html: built.prerender(), modules: new Set(modulesOf(output)) };
}

function modulesOf(output: Awaited<ReturnType<typeof build>>): string[] {
  if ('on' in output) throw new Error('The first step is built once, not watched.');
  const files = [output].flat().flatMap((part) => part.output);
  return files.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
}

function isPrerender(built: unknown): built is { prerender: () => string } {
  return typeof built === 'object' && built !== null && 'prerender' in built;
}
